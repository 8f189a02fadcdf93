// Items one below the other.
import { Stack, type StackProps } from './Stack'

export type ColumnProps = StackProps

/** Classes: `a2s-column`, `a2s-justify-…`, `a2s-align-…`. */
export function Column(props: ColumnProps) {
  return <Stack {...props} axis="column" />
}
