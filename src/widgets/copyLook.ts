// A portal leaves the cascade of the place where it was opened. This hands a popup what it would have inherited there:
// the host's custom properties, the colour scheme and the language of the text. By CSSOM, which no style-src forbids.

/** Every custom property a host may set (see styles.css). A test compares this list with the stylesheet. */
export const customProperties = [
  '--a2s-font',
  '--a2s-font-mono',
  '--a2s-font-size',
  '--a2s-line-height',
  '--a2s-background',
  '--a2s-foreground',
  '--a2s-muted',
  '--a2s-border',
  '--a2s-control-background',
  '--a2s-control-border',
  '--a2s-control-size',
  '--a2s-hover',
  '--a2s-card-background',
  '--a2s-accent',
  '--a2s-focus',
  '--a2s-danger',
  '--a2s-warning',
  '--a2s-warning-background',
  '--a2s-space',
  '--a2s-radius',
  '--a2s-radius-large',
  '--a2s-popup-layer',
  '--a2s-agent-tint',
] as const

/** Copies the look that `source` inherits onto `target`, an element elsewhere in the page, and puts it above `source`. */
export function copyLook(source: Element, target: HTMLElement): void {
  const look = getComputedStyle(source)
  for (const name of [...customProperties, 'color-scheme']) {
    const value = look.getPropertyValue(name)
    if (value !== '') target.style.setProperty(name, value)
  }
  const language = source.closest('[lang]')?.getAttribute('lang')
  if (language != null) target.lang = language
  if (look.getPropertyValue(LAYER) !== '') return
  const above = highestLayer(source) + 1
  if (above > DEFAULT_LAYER) target.style.setProperty(LAYER, String(above))
}

const LAYER = '--a2s-popup-layer'
/** As in tokens.css. */
const DEFAULT_LAYER = 50

/** The highest `z-index` around an element: that of a host's own dialog, in front of which its list has to open. */
function highestLayer(element: Element): number {
  let highest = 0
  for (
    let node: Node | null = element;
    node !== null;
    node = node instanceof ShadowRoot ? node.host : node.parentNode
  ) {
    const layer = node instanceof Element ? Number.parseInt(getComputedStyle(node).zIndex, 10) : Number.NaN
    if (layer > highest) highest = layer
  }
  return highest
}
