// Items side by side. They wrap rather than overflow, so that 320 px lose nothing (WCAG 1.4.10).
import { Stack, type StackProps } from './Stack'

/** Props of a layout side by side. */
export type RowProps = StackProps

/** Classes: `a2s-row`, `a2s-justify-…`, `a2s-align-…`. */
export function Row(props: RowProps) {
  return <Stack {...props} axis="row" />
}
