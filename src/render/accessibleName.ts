// Label in name (REND-7): who reads the screen and who hears it must be able to call a control the same.

/**
 * The accessible name where it must differ from the visible label, else `undefined`.
 *
 * What the agent says for assistive technology counts only if it contains the visible label, or if there is none.
 */
export function accessibleName(label: string, said: string | undefined, fallback: string): string | undefined {
  const visible = label.trim()
  if (visible === '') return said?.trim() ? said : fallback
  const contains = said !== undefined && said !== label && said.toLowerCase().includes(visible.toLowerCase())
  return contains ? said : undefined
}
