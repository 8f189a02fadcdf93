// One subject a pair, in version 1 and in version 2, so that the two lowerings can be compared side by side.
import { everydayPairs } from './everydayPairs'
import type { ExampleDocument } from './exampleDocument'
import { workPairs } from './workPairs'

/** Version 1 always directly before version 2 of the same subject. */
export const bothVersions: readonly ExampleDocument[] = [...workPairs, ...everydayPairs]
