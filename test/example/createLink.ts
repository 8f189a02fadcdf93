// A line between browser and host that can be cut. The browser keeps its address while the host goes away and comes back elsewhere.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Link {
  readonly address: string
  /** Leads new connections to a port of this machine. */
  readonly leadTo: (port: number) => void
  /** Drops every connection, and each new one, until the link leads somewhere again. */
  readonly cut: () => void
  readonly close: () => void
}

export async function createLink(): Promise<Link> {
  const sockets = new Set<Socket>()
  let target: number | undefined

  const server = createServer((client) => {
    if (target === undefined) {
      client.destroy()
      return
    }
    const host = connect(target, '127.0.0.1')
    for (const [socket, other] of [
      [client, host],
      [host, client],
    ] as const) {
      sockets.add(socket)
      socket.pipe(other)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const cut = (): void => {
    target = undefined
    for (const socket of sockets) socket.destroy()
  }
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    leadTo(port) {
      target = port
    },
    cut,
    close() {
      cut()
      server.close()
    },
  }
}
