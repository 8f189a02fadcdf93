// Messages of version 2, in few words.
import type { JsonValue } from '../../src/json/jsonValue'
import type {
  Component,
  CreateSurface,
  DeleteSurface,
  UpdateComponents,
  UpdateDataModel,
} from '../../src/protocol/generated/types'

export const CATALOG_ID = 'https://a2ui.org/specification/v0_9/catalogs/basic/catalog.json'

export function createSurface(surfaceId = 's'): CreateSurface {
  return { version: 'v0.9', createSurface: { surfaceId, catalogId: CATALOG_ID } }
}

export function updateComponents(components: readonly Component[], surfaceId = 's'): UpdateComponents {
  return { version: 'v0.9', updateComponents: { surfaceId, components: [...components] } }
}

/** Without a path: the whole model. Without a value: a removal. */
export function updateDataModel(path?: string, value?: JsonValue, surfaceId = 's'): UpdateDataModel {
  return {
    version: 'v0.9',
    updateDataModel: { surfaceId, ...(path !== undefined && { path }), ...(value !== undefined && { value }) },
  }
}

export function deleteSurface(surfaceId = 's'): DeleteSurface {
  return { version: 'v0.9', deleteSurface: { surfaceId } }
}

export function text(id: string, content: string | { readonly path: string } = id): Component {
  return { id, component: 'Text', text: content }
}

export function column(id: string, ...children: string[]): Component {
  return { id, component: 'Column', children }
}

/** A text field bound to `path`, or with a value of its own where there is none. */
export function textField(id: string, path?: string): Component {
  return { id, component: 'TextField', label: id, ...(path !== undefined && { value: { path } }) }
}

export function required(path: string): {
  checks: { message: string; condition: { call: 'required'; args: { value: { path: string } } } }[]
} {
  return { checks: [{ message: `Needs ${path}`, condition: { call: 'required', args: { value: { path } } } }] }
}

/** A button, and the text in it. */
export function button(
  id: string,
  name: 'resume' | 'exchange',
  context?: Record<string, string | number | boolean | JsonValue[] | { path: string }>,
): Component[] {
  return [
    { id, component: 'Button', child: `${id}-text`, action: { event: { name, ...(context && { context }) } } },
    text(`${id}-text`, id),
  ]
}
