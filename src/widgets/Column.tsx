// Items one below the other.
import { Stack, type StackProps } from './Stack'

/** Props of a layout from top to bottom. */
export type ColumnProps = StackProps

/** Classes: `a2s-column`, `a2s-flow`, `a2s-justify-…`, `a2s-align-…`. */
export function Column(props: ColumnProps) {
  return <Stack {...props} axis="column" />
}
