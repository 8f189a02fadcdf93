// What a story, a test or a benchmark needs to know of an example beyond the envelopes themselves.

export interface ExampleDocument {
  /** Unique, in kebab case; also the name of the JSON file that holds the envelopes. */
  readonly name: string
  /** A few words for lists and headings. */
  readonly title: string
  /** One sentence: what the document shows. */
  readonly description: string
  /** The wire version of the payloads; for a refused run, the one its agent had in mind. */
  readonly version: 1 | 2
  /** The whole recorded run, in the order of arrival. */
  readonly envelopes: readonly unknown[]
  /** The kind of interrupt the host bound the surface to; absent where the host did not say. */
  readonly interrupt?: { readonly kind: 'approval' | 'clarification' }
  /** The code under which the run's only envelope is stored; absent where every envelope is rendered. */
  readonly refusal?: string
  /** The language of the texts as a BCP 47 tag; absent means English. */
  readonly locale?: string
  /** Set where the texts run from right to left. */
  readonly dir?: 'rtl'
}
