// What the tests of a page stand on: a browser, a host, and between the two a link that can be cut.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { createLink, type Link } from './createLink'
import { launchBrowser, openPage, type OpenPage } from './openPage'
import { type Host, startHost } from './startHost'

export interface Stage {
  readonly link: Link
  /** Opens a new conversation in a new page. */
  readonly open: (recording: string) => Promise<OpenPage>
  /** Where the host keeps the conversation that a page shows, past the link. */
  readonly runOf: (page: Page) => string
  /** Starts another host on the same data, and leads the link to it. */
  readonly startAnother: (...flags: readonly string[]) => Promise<void>
  /** Leads the link to the host again, after a cut. */
  readonly mend: () => void
  /** Ends the host without a warning. */
  readonly kill: () => Promise<unknown>
  readonly close: () => Promise<void>
}

export async function createStage(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'a2ui-surface-run-host-'))
  const hosts: Host[] = []
  const start = async (...flags: readonly string[]): Promise<Host> => {
    const started = await startHost(folder, ...flags)
    hosts.push(started)
    return started
  }
  const [browser, link, first] = await Promise.all([launchBrowser(), createLink(), start('--pace', '0')])
  let host = first
  link.leadTo(host.port)

  return {
    link,
    open: (recording) => openPage(browser, `${link.address}/?recording=${recording}`),
    runOf: (page) => `${host.address}/runs/${new URL(page.url()).searchParams.get('run') ?? ''}`,
    async startAnother(...flags) {
      host = await start(...flags)
      link.leadTo(host.port)
    },
    mend() {
      link.leadTo(host.port)
    },
    kill: () => host.stop('SIGKILL'),
    async close() {
      await browser.close()
      link.close()
      await Promise.all(hosts.map((each) => each.stop()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
