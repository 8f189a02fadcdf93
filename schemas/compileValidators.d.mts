// Types for the tests; the build scripts are plain JavaScript.
interface Entry {
  readonly name: string
  readonly type: string
  readonly schema: number
  readonly pointer: string
}
export function compileValidators(schemas: readonly object[], entries: readonly Entry[], banner: string): string
