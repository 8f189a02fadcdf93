// Rewrites a schema so that it accepts and refuses the same documents in linear time, with one error for one fault.
// Plain `anyOf` under `allErrors` reports every branch, also those that the document never meant (ADM-8), and does so
// exponentially on nested ones. Each `anyOf` here becomes a switch; one that cannot become any is an error of the build.

/** The switched copy, without annotations and without the union at the root: the two versions are entry points of their own. */
export function toSwitches(schema) {
  const root = without(schema, '$schema', '$id', 'anyOf')
  const resolve = (node) => (node.$ref === undefined ? node : root.$defs[node.$ref.slice('#/$defs/'.length)])
  const rewrite = (node) => {
    if (typeof node !== 'object') return node
    const copy = without(node, 'title', 'description')
    if (copy.anyOf !== undefined) return switched(copy, resolve, rewrite)
    for (const key of ['properties', '$defs']) if (copy[key]) copy[key] = mapValues(copy[key], rewrite)
    for (const key of ['items', 'additionalProperties']) if (copy[key]) copy[key] = rewrite(copy[key])
    return withoutImpliedType(copy)
  }
  return rewrite(root)
}

/** A list of strings says `type: string` already. Saying it twice would report one fault twice. */
function withoutImpliedType({ type, ...node }) {
  const implied = type === 'string' && node.enum?.every((value) => typeof value === 'string')
  return type === undefined || implied ? node : { type, ...node }
}

function switched({ anyOf, ...rest }, resolve, rewrite) {
  if (Object.keys(rest).length > 0)
    throw new Error(`An anyOf beside ${Object.keys(rest).join(', ')} cannot be switched.`)
  const branches = anyOf.map(resolve)
  if (branches.every(tagOf)) {
    const settled = branches.map((branch) => rewrite(withoutTag(branch)))
    return { type: 'object', branchByComponent: keyed(branches.map(tagOf), settled) }
  }
  if (branches.every(isOfOneType) && isDistinct(branches.map((branch) => branch.type))) {
    return mergedByType(branches.map(rewrite))
  }
  return { type: 'object', branchByKey: keyed(bodyKeys(branches), anyOf) }
}

const tagOf = (branch) => (branch.required?.includes('component') ? branch.properties.component.enum?.[0] : undefined)

/** Inside its branch the tag is settled, and so is that the value is an object. */
function withoutTag(branch) {
  return {
    ...without(branch, 'type'),
    required: branch.required.filter((name) => name !== 'component'),
    properties: { ...branch.properties, component: true },
  }
}

const isOfOneType = (branch) => typeof branch.type === 'string' && branch.enum === undefined

/** Keywords apply to their own type only, so branches of different types can lie in one schema side by side. */
function mergedByType(branches) {
  return Object.assign({}, ...branches, { type: branches.map((branch) => branch.type) })
}

/** For each branch the one required property that no other branch allows. */
function bodyKeys(branches) {
  return branches.map((branch) => {
    const others = branches.filter((other) => other !== branch)
    const isOwn = (name) =>
      others.every(
        ({ additionalProperties, properties }) => additionalProperties === false && !Object.hasOwn(properties, name),
      )
    const key = branch.required?.find(isOwn)
    if (key === undefined) throw new Error(`Nothing tells these branches apart: ${JSON.stringify(branches)}`)
    return key
  })
}

function keyed(names, branches) {
  if (!isDistinct(names)) throw new Error(`Two branches share a name: ${names.join(', ')}`)
  return Object.fromEntries(names.map((name, index) => [name, branches[index]]))
}

const without = (node, ...keys) => Object.fromEntries(Object.entries(node).filter(([key]) => !keys.includes(key)))

const isDistinct = (values) => new Set(values).size === values.length

const mapValues = (record, map) => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
