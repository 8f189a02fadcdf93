// The sentences that agents are told, one for each way in which they go wrong. Paths and names are the contract here.
import { describe, expect, it } from 'vitest'
import type { JsonValue } from '../../src/json/jsonValue'
import { admitPayload } from '../../src/protocol/admitPayload'
import { CATALOG_ID, payloadV1, payloadV2, updateComponents } from './documents'

function errorsOf(payload: unknown, version: 1 | 2) {
  const result = admitPayload(payload, version)
  return result.ok ? [] : result.errors.map(({ path, message }) => [path, message])
}
const v1Errors = (...components: readonly JsonValue[]) => errorsOf(payloadV1(...components), 1)
const v2Errors = (...components: readonly JsonValue[]) => errorsOf(payloadV2(updateComponents(...components)), 2)
const messageErrors = (...messages: readonly JsonValue[]) => errorsOf(payloadV2(...messages), 2)

const V1_NAMES = '"heading", "text", "field.text", "field.date", "field.select", "field.checkbox" or "action.button"'
const V2_NAMES =
  '"Text", "TextField", "CheckBox", "ChoicePicker", "DateTimeInput", "Button", "Column", "Row", "Card" or "Divider"'
const MESSAGES = 'A message holds one of "createSurface", "updateComponents", "updateDataModel" or "deleteSurface".'
const AT = '/messages/0/updateComponents/components/0'

describe('a component', () => {
  it('without its id is told so at its own place (ADM-8)', () => {
    expect(v1Errors({ component: 'text', text: 'a' }, { component: 'field.text', label: 'City' })).toEqual([
      ['/surface/components/1', 'Missing property "id" on the "field.text" component.'],
    ])
    expect(v2Errors({ component: 'Divider' })).toEqual([[AT, 'Missing property "id" on the "Divider" component.']])
  })

  it('that is unknown names itself and what is allowed (ADM-8)', () => {
    expect(v1Errors({ component: 'chart', series: [1, 2] })).toEqual([
      ['/surface/components/0/component', `Unknown component "chart". Allowed are ${V1_NAMES}.`],
    ])
    expect(v2Errors({ id: 'c', component: 'Chart', series: [1, 2] })).toEqual([
      [`${AT}/component`, `Unknown component "Chart" on component "c". Allowed are ${V2_NAMES}.`],
    ])
  })

  it.each([null, 7, ['Text'], { name: 'Text' }])('whose kind is %j is named by its id (ADM-8)', (component) => {
    expect(v2Errors({ id: 'title', component, text: 'a' })).toEqual([
      [`${AT}/component`, `"component" on component "title" must be one of ${V2_NAMES}.`],
    ])
  })

  it('without a kind is told so at its own place (ADM-8)', () => {
    expect(v2Errors({ id: 'title', text: 'a' })).toEqual([
      [AT, `Missing property "component" on component "title". It must be one of ${V2_NAMES}.`],
    ])
  })

  it('with an unknown property names both (ADM-8)', () => {
    expect(v2Errors({ id: 'root', component: 'TextField', label: 'Name', placeholder: 'e.g. Ada' })).toEqual([
      [`${AT}/placeholder`, 'Unknown property "placeholder" on component "root".'],
    ])
  })

  it('that lacks a property names both (ADM-8)', () => {
    expect(v2Errors({ id: 'agree', component: 'CheckBox', label: 'Yes' })).toEqual([
      [AT, 'Missing property "value" on component "agree".'],
    ])
  })

  it('of which the variant would hide its text is refused, with the variants there are (ADM-8, SEC-3)', () => {
    expect(v2Errors({ id: 'pin', component: 'TextField', label: 'PIN', variant: 'obscured' })).toEqual([
      [
        `${AT}/variant`,
        '"variant" on component "pin" must be one of "longText", "number" or "shortText", not "obscured".',
      ],
    ])
  })

  it.each([
    ['no object', null, AT, 'Entry 0 of "components" must be an object.'],
    [
      'a wrong type',
      { id: 'a', component: 'Text', text: 3 },
      `${AT}/text`,
      '"text" on component "a" must be a string or an object.',
    ],
    [
      'a type of many',
      { id: 'a', component: 'Row', children: 'b' },
      `${AT}/children`,
      '"children" on component "a" must be an array.',
    ],
    [
      'a wrong binding',
      { id: 'a', component: 'Text', text: { path: 'x' } },
      `${AT}/text/path`,
      '"path" on component "a" must match the pattern ^/, not "x".',
    ],
    ['an empty id', { id: '', component: 'Divider' }, `${AT}/id`, '"id" on component "" must not be empty.'],
    [
      'no options',
      { id: 'a', component: 'ChoicePicker', options: [], value: [] },
      `${AT}/options`,
      '"options" on component "a" must not be empty.',
    ],
    [
      'a wrong option',
      { id: 'a', component: 'ChoicePicker', options: [{ label: 'x' }], value: [] },
      `${AT}/options/0`,
      'Missing property "value" in entry 0 of "options" on component "a".',
    ],
    [
      'a long text',
      { id: 'a', component: 'Text', text: 'x'.repeat(4097) },
      `${AT}/text`,
      '"text" on component "a" must have at most 4096 characters.',
    ],
    [
      'many children',
      { id: 'a', component: 'Row', children: Array<string>(257).fill('b') },
      `${AT}/children`,
      '"children" on component "a" must have at most 256 items.',
    ],
  ] as const)('with %s is told in one sentence (ADM-8)', (_, component, path, message) => {
    expect(v2Errors(component).find(([at]) => at === path)).toEqual([path, message])
  })

  it.each([
    [0, 'least 1'],
    [7, 'most 6'],
  ])('with level %i is told the bound (ADM-8)', (level, bound) => {
    expect(v1Errors({ component: 'heading', text: 'a', level })).toEqual([
      ['/surface/components/0/level', `"level" on the "heading" component must be at ${bound}.`],
    ])
  })

  it.each(['call', 'functionCall', 'openUrl'])('has no action but an event: %s (ADM-8, ACT-1)', (key) => {
    expect(v2Errors({ id: 'go', component: 'Button', child: 't', action: { [key]: { name: 'resume' } } })).toEqual([
      [`${AT}/action`, 'Missing property "event" in "action" on component "go".'],
      [`${AT}/action/${key}`, `Unknown property "${key}" in "action" on component "go".`],
    ])
  })

  it('has no event but the two (ADM-8, ACT-1)', () => {
    const action = { event: { name: 'open', context: { 'a/b': { path: '/x', y: 1 } } } }
    expect(v2Errors({ id: 'go', component: 'Button', child: 't', action })).toEqual([
      [`${AT}/action/event/name`, '"name" on component "go" must be one of "resume" or "exchange", not "open".'],
      [`${AT}/action/event/context/a~1b/y`, 'Unknown property "y" in "a/b" on component "go".'],
    ])
  })
})

describe('a message', () => {
  it('of A2UI v0.8 gives one clear error (ADM-8)', () => {
    const old = [{ beginRendering: { surfaceId: 's1', root: 'root' } }, { surfaceUpdate: {} }, { dataModelUpdate: {} }]
    expect(messageErrors(...old)).toEqual([
      ['/messages/0', `Unsupported message "beginRendering". ${MESSAGES}`],
      ['/messages/1', `Unsupported message "surfaceUpdate". ${MESSAGES}`],
      ['/messages/2', `Unsupported message "dataModelUpdate". ${MESSAGES}`],
    ])
  })

  it.each([{}, { version: 'v0.9' }])('of no kind, %j, is unsupported (ADM-8)', (message) => {
    expect(messageErrors(message)).toEqual([['/messages/0', `Unsupported message. ${MESSAGES}`]])
  })

  it('without its version is told so at its own place (ADM-8)', () => {
    expect(messageErrors({ deleteSurface: { surfaceId: 's1' } })).toEqual([
      ['/messages/0', 'Missing property "version" in entry 0 of "messages".'],
    ])
  })

  it('of another version, or of two kinds at once, names what is wrong (ADM-8)', () => {
    const message = { version: 'v1.0', createSurface: { surfaceId: 's1', catalogId: CATALOG_ID }, deleteSurface: {} }
    expect(messageErrors(message)).toEqual([
      ['/messages/0/version', '"version" must be "v0.9", not "v1.0".'],
      ['/messages/0/deleteSurface', 'Unknown property "deleteSurface" in entry 0 of "messages".'],
    ])
  })
})

describe('a payload', () => {
  it.each([null, 'x', 7, []])('that is %j is told to be an object (ADM-8)', (payload) => {
    expect(errorsOf(payload, 1)).toEqual([['', 'The payload must be an object.']])
    expect(errorsOf(payload, 2)).toEqual([['', 'The payload must be an object.']])
  })

  it('without messages lacks something to do (ADM-8)', () => {
    expect(messageErrors()).toEqual([['/messages', '"messages" must not be empty.']])
  })
})
