// The types of conformance.mjs, for its test.
export const TABLE: string
export function readTests(): Map<string, string>
export function updateTable(
  table: string,
  tests: ReadonlyMap<string, string>,
): { readonly table: string; readonly faults: readonly string[] }
