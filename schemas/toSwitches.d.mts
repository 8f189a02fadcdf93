// Types for the tests; the build scripts are plain JavaScript.
export function toSwitches(schema: object): Readonly<Record<string, unknown>>
