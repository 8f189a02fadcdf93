// The rules of the version 2 schema as a person would write them down: the least work that tells good from bad, and no reasons.
import { CATALOG_ID } from '../surfaces/formSurface.mjs'

const COMPONENT_ID = /^[A-Za-z0-9_.-]+$/
const SURFACE_ID = /^[A-Za-z0-9_.:-]+$/
const COLOUR = /^#[0-9a-fA-F]{6}$/
const JUSTIFY = ['start', 'center', 'end', 'spaceBetween', 'spaceAround', 'spaceEvenly', 'stretch']
const ALIGN = ['start', 'center', 'end', 'stretch']

export function isPayloadV2(payload) {
  return (
    isObject(payload, ['version', 'catalogId', 'surfaceId', 'messages'], ['reasoning']) &&
    optional(payload.reasoning, isString) &&
    payload.version === 'v0.9' &&
    payload.catalogId === CATALOG_ID &&
    isName(payload.surfaceId, SURFACE_ID) &&
    isList(payload.messages, isMessage, 64, 1) &&
    payload.messages.every((message) => surfaceIdOf(message) === payload.surfaceId)
  )
}

function surfaceIdOf(message) {
  return (message.updateComponents ?? message.updateDataModel ?? message.createSurface ?? message.deleteSurface)
    .surfaceId
}

function isMessage(message) {
  if (typeof message !== 'object' || message === null || message.version !== 'v0.9') return false
  const [body, ...more] = Object.keys(message).filter((key) => key !== 'version')
  if (more.length > 0 || !Object.hasOwn(BODIES, body)) return false
  return BODIES[body](message[body])
}

const BODIES = {
  createSurface: (body) =>
    isObject(body, ['surfaceId', 'catalogId'], ['theme']) &&
    isName(body.surfaceId, SURFACE_ID) &&
    body.catalogId === CATALOG_ID &&
    optional(body.theme, isTheme),
  updateComponents: (body) =>
    isObject(body, ['surfaceId', 'components'], []) &&
    isName(body.surfaceId, SURFACE_ID) &&
    isList(body.components, isComponent, 512, 1),
  updateDataModel: (body) =>
    isObject(body, ['surfaceId'], ['path', 'value']) &&
    isName(body.surfaceId, SURFACE_ID) &&
    optional(body.path, isPath),
  deleteSurface: (body) => isObject(body, ['surfaceId'], []) && isName(body.surfaceId, SURFACE_ID),
}

function isTheme(theme) {
  return (
    isObject(theme, [], ['primaryColor', 'agentDisplayName']) &&
    optional(theme.primaryColor, (colour) => isString(colour) && COLOUR.test(colour)) &&
    optional(theme.agentDisplayName, (name) => isText(name, 128))
  )
}

const COMMON = ['accessibility', 'weight']

function isComponent(component) {
  if (typeof component !== 'object' || component === null || !Object.hasOwn(COMPONENTS, component.component))
    return false
  const [needed, further, isRight] = COMPONENTS[component.component]
  return (
    isObject(component, needed, further) &&
    isName(component.id, COMPONENT_ID) &&
    optional(component.weight, isNumber) &&
    optional(component.accessibility, isAccessibility) &&
    isRight(component)
  )
}

/** By name: what a component must have, what it may have, and whether that is right. */
const COMPONENTS = {
  Text: define(['text'], ['variant'], ({ text, variant }) => {
    return isDynString(text) && isOneOf(variant, ['h1', 'h2', 'h3', 'h4', 'h5', 'caption', 'body'])
  }),
  TextField: define(['label'], ['checks', 'value', 'variant', 'validationRegexp'], (field) => {
    return (
      isField(field) &&
      optional(field.value, isDynString) &&
      isOneOf(field.variant, ['longText', 'number', 'shortText']) &&
      optional(field.validationRegexp, (pattern) => isText(pattern, 256))
    )
  }),
  CheckBox: define(['label', 'value'], ['checks'], (field) => isField(field) && isDynamic(field.value, isBoolean)),
  ChoicePicker: define(
    ['options', 'value'],
    ['checks', 'label', 'variant', 'displayStyle', 'filterable'],
    (field) =>
      isField(field) &&
      isOneOf(field.variant, ['multipleSelection', 'mutuallyExclusive']) &&
      isOneOf(field.displayStyle, ['checkbox', 'chips']) &&
      optional(field.filterable, isBoolean) &&
      isDynamic(field.value, (value) => isList(value, (item) => isText(item, 1024), 256)) &&
      isList(field.options, isOption, 256, 1),
  ),
  DateTimeInput: define(['value'], ['checks', 'label', 'enableDate', 'enableTime'], (field) => {
    const flags = optional(field.enableDate, isBoolean) && optional(field.enableTime, isBoolean)
    return isField(field) && isDynString(field.value) && flags
  }),
  Button: define(['child', 'action'], ['variant'], ({ child, action, variant }) => {
    return isName(child, COMPONENT_ID) && isOneOf(variant, ['default', 'primary', 'borderless']) && isAction(action)
  }),
  Column: define(['children'], ['justify', 'align'], isStack),
  Row: define(['children'], ['justify', 'align'], isStack),
  Card: define(['child'], [], ({ child }) => isName(child, COMPONENT_ID)),
  Divider: define([], ['axis'], ({ axis }) => isOneOf(axis, ['horizontal', 'vertical'])),
}

function define(needed, further, isRight) {
  return [['id', 'component', ...needed], [...COMMON, ...further], isRight]
}

function isField({ label, checks }) {
  return optional(label, isDynString) && optional(checks, (list) => isList(list, isCheck, 16))
}

function isStack({ children, justify, align }) {
  return isList(children, (id) => isName(id, COMPONENT_ID), 256) && isOneOf(justify, JUSTIFY) && isOneOf(align, ALIGN)
}

function isOption(option) {
  return isObject(option, ['label', 'value'], []) && isDynString(option.label) && isText(option.value, 1024)
}

function isCheck(check) {
  if (!isObject(check, ['condition', 'message'], []) || !isText(check.message, 512)) return false
  const { condition } = check
  return (
    isObject(condition, ['call', 'args'], ['returnType']) &&
    condition.call === 'required' &&
    isOneOf(condition.returnType, ['boolean']) &&
    isObject(condition.args, ['value'], []) &&
    isBinding(condition.args.value)
  )
}

function isAction(action) {
  if (!isObject(action, ['event'], []) || !isObject(action.event, ['name'], ['context'])) return false
  const { name, context } = action.event
  return (name === 'resume' || name === 'exchange') && optional(context, isContext)
}

function isContext(context) {
  if (!isRecord(context)) return false
  const values = Object.values(context)
  return values.length <= 64 && values.every((value) => isDynamic(value, isLiteral))
}

function isLiteral(value) {
  return isText(value, 4096) || isNumber(value) || isBoolean(value) || isList(value, () => true, 256)
}

function isAccessibility(names) {
  return isObject(names, [], ['label', 'description']) && [names.label, names.description].every(isDynStringOrNone)
}

const isDynString = (value) => isDynamic(value, (text) => isText(text, 4096))
const isDynStringOrNone = (value) => optional(value, isDynString)
const isDynamic = (value, isRight) => isRight(value) || isBinding(value)
const isBinding = (value) => isObject(value, ['path'], []) && isPath(value.path)
const isPath = (path) => isText(path, 512) && path.startsWith('/')
const isName = (name, pattern) => isText(name, 128) && pattern.test(name)
const isString = (value) => typeof value === 'string'
const isNumber = (value) => typeof value === 'number' && Number.isFinite(value)
const isBoolean = (value) => typeof value === 'boolean'
const isOneOf = (value, all) => value === undefined || all.includes(value)
const optional = (value, isRight) => value === undefined || isRight(value)

/** JSON Schema counts code points, which are at most as many as the units of `length`. */
function isText(value, most) {
  return typeof value === 'string' && (value.length <= most || [...value].length <= most)
}

function isList(value, isRight, most, least = 0) {
  return Array.isArray(value) && value.length >= least && value.length <= most && value.every(isRight)
}

const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

function isObject(value, needed, further) {
  if (!isRecord(value)) return false
  for (const key of needed) if (value[key] === undefined) return false
  for (const key in value) if (!needed.includes(key) && !further.includes(key)) return false
  return true
}
