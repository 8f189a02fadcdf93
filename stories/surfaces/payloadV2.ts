// A short way to a payload of version 2, for stories about one component: the wire form of it is mostly the same each time.
import type { JsonObject, PayloadV2 } from '../../src/core'

type Message = PayloadV2['messages'][number]
export type ComponentV2 = Extract<Message, { updateComponents: unknown }>['updateComponents']['components'][number]
type Check = NonNullable<Extract<ComponentV2, { component: 'TextField' }>['checks']>[number]

const CATALOG = 'https://a2ui.org/specification/v0_9/catalogs/basic/catalog.json'

interface Parts {
  /** What stands one below the other, in order. */
  readonly body: readonly ComponentV2[]
  /** What the body refers to. */
  readonly parts?: readonly ComponentV2[]
  readonly model?: JsonObject
  /** The button at the end, which sends the whole model. `exchange` leaves the surface live. Default: no button. */
  readonly send?: 'resume' | 'exchange'
}

/** One whole surface: created, filled with components, and given its data. */
export function payloadV2({ body, parts = [], model = {}, send }: Parts): PayloadV2 {
  const surfaceId = 'story'
  const button: ComponentV2[] =
    send === undefined
      ? []
      : [
          {
            id: 'send',
            component: 'Button',
            child: 'send-label',
            variant: 'primary',
            action: { event: { name: send } },
          },
          { id: 'send-label', component: 'Text', text: 'Send' },
        ]
  const children = [...body.map(({ id }) => id), ...(send === undefined ? [] : ['send'])]
  const root: ComponentV2 = { id: 'root', component: 'Column', children }
  return {
    version: 'v0.9',
    catalogId: CATALOG,
    surfaceId,
    messages: [
      { version: 'v0.9', createSurface: { surfaceId, catalogId: CATALOG } },
      { version: 'v0.9', updateComponents: { surfaceId, components: [root, ...body, ...parts, ...button] } },
      { version: 'v0.9', updateDataModel: { surfaceId, value: model } },
    ],
  }
}

/** The one check of the catalog: the value at `path` must not be empty. */
export function required(path: string, message: string): Check {
  return { condition: { call: 'required', args: { value: { path } } }, message }
}
