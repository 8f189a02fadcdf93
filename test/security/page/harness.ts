// What the tests can ask of the page; everything that crosses over is plain JSON.

export interface Shown {
  readonly payload: unknown
  readonly schemaVersion?: number
  readonly contentTrust?: 'untrusted'
  readonly submitted?: unknown
  readonly nonce?: string
  /** With the platform's select in place of the library's. */
  readonly native?: boolean
  /** With the text widget that reads Markdown. */
  readonly markdown?: boolean
}

export interface Harness {
  /** What broke the page's policy: the directive and what was blocked. */
  readonly violations: readonly string[]
  /** The values that either callback got. */
  readonly sent: readonly unknown[]
  readonly show: (shown: Shown) => void
  /** Shows a store that was fed with these. */
  readonly openStore: (documents: readonly unknown[]) => void
  readonly receive: (document: unknown) => void
  readonly clear: () => void
}

declare global {
  interface Window {
    readonly harness: Harness
  }
}
