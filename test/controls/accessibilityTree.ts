// The accessibility tree that Chromium builds, as a text that can be read: one line for each role, with name and state.
import { cdp } from 'vitest/browser'

interface Value {
  readonly value?: unknown
}
interface AxNode {
  readonly nodeId: string
  readonly parentId?: string
  readonly ignored: boolean
  readonly role?: Value
  readonly name?: Value
  readonly description?: Value
  readonly properties?: readonly { readonly name: string; readonly value: Value }[]
  readonly childIds?: readonly string[]
}
interface Frame {
  readonly frame: { readonly id: string; readonly url: string }
  readonly childFrames?: readonly Frame[]
}

/** What has no meaning of its own, or only repeats the line above. */
const SILENT = new Set(['none', 'generic', 'InlineTextBox', 'LabelText', 'RootWebArea', 'Iframe'])
const STATES = new Set([
  'required',
  'invalid',
  'disabled',
  'checked',
  'pressed',
  'expanded',
  'level',
  'multiline',
  'hasPopup',
])
const UNTOLD = new Set<unknown>([false, 'false', undefined, ''])

/** The tree below the first element of that role. */
export async function accessibilityTree(role: string): Promise<string> {
  const { frameTree } = (await cdp().send('Page.getFrameTree')) as { frameTree: Frame }
  const id = idOfThisFrame(frameTree)
  const { nodes } = (await cdp().send('Accessibility.getFullAXTree', { frameId: id })) as { nodes: readonly AxNode[] }
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const start = nodes.find((node) => node.role?.value === role)
  if (start === undefined) throw new Error(`There is no ${role} in the accessibility tree.`)

  const lines = (node: AxNode, depth: number, name: unknown): string[] => {
    const children = (node.childIds ?? []).flatMap((child) => byId.get(child) ?? [])
    const told = lineOf(node, name)
    const deeper = told === undefined ? depth : depth + 1
    const below = children.flatMap((child) => lines(child, deeper, told === undefined ? name : node.name?.value))
    return told === undefined ? below : [`${'  '.repeat(depth)}${told}`, ...below]
  }
  return `${lines(start, 0, undefined).join('\n')}\n`
}

/** Tests run in a frame of the runner's page. */
function idOfThisFrame(tree: Frame): string {
  const frames: Frame[] = [tree]
  for (const frame of frames) {
    if (frame.frame.url === location.href) return frame.frame.id
    frames.push(...(frame.childFrames ?? []))
  }
  throw new Error('The browser does not list the frame of this test.')
}

/** Nothing for a node that a listener would not hear of, a text that is the name of what holds it included. */
function lineOf({ ignored, role, name, description, properties = [] }: AxNode, nameAbove: unknown): string | undefined {
  const kind = String(role?.value)
  if (ignored || SILENT.has(kind)) return undefined
  if (kind === 'StaticText' && name?.value === nameAbove) return undefined
  const states = properties
    .filter((property) => STATES.has(property.name) && !UNTOLD.has(property.value.value))
    .map((property) =>
      property.value.value === true ? property.name : `${property.name}=${String(property.value.value)}`,
    )
  const words = [name?.value, description?.value]
    .filter((text) => !UNTOLD.has(text))
    .map((text) => JSON.stringify(text))
  return [kind === 'StaticText' ? 'text' : kind, words.join(' — '), states.length > 0 && `[${states.join(' ')}]`]
    .filter(Boolean)
    .join(' ')
}
