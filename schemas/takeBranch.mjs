// Cuts one branch out of a schema, whole: a single object at the root, and beside it the definitions that it reaches. This is
// the form in which model providers take a schema for what a model is to write.

/** The definition `name` of `schema` as a schema of its own. It has no `$id`: only the schema it was cut from is published under one. */
export function takeBranch(schema, name) {
  const { $schema, $defs } = schema
  const reached = new Set()
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return
    const key = node.$ref?.slice('#/$defs/'.length)
    if (key !== undefined && !reached.has(key)) {
      reached.add(key)
      visit($defs[key])
    }
    Object.values(node).forEach(visit)
  }
  visit($defs[name])
  if (reached.has(name)) throw new Error(`${name} refers to itself, so it cannot stand at the root alone.`)
  const kept = Object.entries($defs).filter(([key]) => reached.has(key))
  return { $schema, title: name[0].toUpperCase() + name.slice(1), ...$defs[name], $defs: Object.fromEntries(kept) }
}
