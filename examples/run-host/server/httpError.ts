// A request that is answered with an error: its status, and a sentence for the person who reads the log.
export class HttpError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
