// One field of a seeded form, with the value it starts with. Values are never empty, so that no contestant shows an error.
const WORDS = 'arrival colour contact delivery employer garden holiday income journey kitchen language meal'.split(' ')

/** Field number `index`; the first is always a single line of text, since keystrokes go there. */
export function field(random, index) {
  const id = `f${index}`
  const name = `${WORDS[Math.floor(random() * WORDS.length)]} ${index}`
  const value = { path: `/answers/${id}` }
  const draw = random()
  const text = { id, component: 'TextField', label: name, value }
  if (index === 0) return { component: { ...text, checks: [required(id, name)] }, answer: 'Ada' }
  if (draw < 0.35) {
    return { component: random() < 0.3 ? { ...text, checks: [required(id, name)] } : text, answer: `about ${name}` }
  }
  if (draw < 0.4) return { component: { ...text, variant: 'longText' }, answer: `two lines\nabout ${name}` }
  if (draw < 0.45) return { component: { ...text, variant: 'number' }, answer: String(index) }
  if (draw < 0.65) return { component: { id, component: 'CheckBox', label: name, value }, answer: random() < 0.5 }
  if (draw < 0.73) {
    return { component: { id, component: 'DateTimeInput', label: name, value, enableDate: true }, answer: '2027-03-14' }
  }
  return choice(random, { id, component: 'ChoicePicker', label: name, value }, draw)
}

function choice(random, base, draw) {
  const options = Array.from({ length: 3 + Math.floor(random() * 4) }, (_, index) => ({
    value: `v${index}`,
    label: `Option ${index + 1}`,
  }))
  if (draw < 0.88) return { component: { ...base, variant: 'mutuallyExclusive', options }, answer: ['v1'] }
  const several = { ...base, variant: 'multipleSelection', options }
  if (draw < 0.95) return { component: several, answer: ['v0', 'v2'] }
  return { component: { ...several, displayStyle: 'chips' }, answer: ['v1'] }
}

function required(id, name) {
  const condition = { call: 'required', args: { value: { path: `/answers/${id}` } } }
  return { condition, message: `Please say something about ${name}.` }
}
