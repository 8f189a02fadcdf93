// Every example document: the pairs first, then forms and situations of version 2, last what is refused.
import { bothVersions } from './bothVersions'
import type { ExampleDocument } from './exampleDocument'
import { formsOfVersion2 } from './formsOfVersion2'
import { refused } from './refused'
import { situations } from './situations'

export type { ExampleDocument }

/** All examples, in a sensible order to read them in. Names are unique. */
export const documents: readonly ExampleDocument[] = [...bothVersions, ...formsOfVersion2, ...situations, ...refused]

/** The example of that name. Throws where there is none, since a mistyped name is a mistake of the caller. */
export function documentNamed(name: string): ExampleDocument {
  const document = documents.find((candidate) => candidate.name === name)
  if (document === undefined) throw new Error(`There is no example document named "${name}".`)
  return document
}
