// Where a JSON value in a text ends, or where the text stops being JSON and why. The place is found here and not in the message of
// JSON.parse, since engines word that differently and some leave the place out.

export type Scan = { readonly end: number } | { readonly offset: number; readonly message: string }

/** The end of the value that begins at `start`. A stack of its own, so that depth costs memory and not the call stack. */
export function scanValue(text: string, start: number): Scan {
  const open: ('[' | '{')[] = []
  let at = start
  let expects: 'value' | 'valueOrEnd' | 'name' | 'nameOrEnd' | 'comma' = 'value'
  for (;;) {
    const container = open.at(-1)
    if (expects === 'comma' && container === undefined) return { end: at }
    at = skipSpace(text, at)
    const char = text[at]
    const closer = container === '[' ? ']' : '}'
    if (char === undefined) return { offset: at, message: `The text ends before the closing ${closer}.` }
    if (container !== undefined && char === closer && expects !== 'value' && expects !== 'name') {
      open.pop()
      at += 1
      expects = 'comma'
    } else if (expects === 'comma') {
      if (char !== ',') return { offset: at, message: `Expected a comma or ${closer} here.` }
      at += 1
      expects = container === '[' ? 'value' : 'name'
    } else if (expects === 'name' || expects === 'nameOrEnd') {
      if (char !== '"') return { offset: at, message: nameProblem(char) }
      const name = scanString(text, at)
      if (!('end' in name)) return name
      at = skipSpace(text, name.end)
      if (text[at] !== ':') return { offset: at, message: 'Expected a colon after the name.' }
      at += 1
      expects = 'value'
    } else if (char === '[' || char === '{') {
      open.push(char)
      at += 1
      expects = char === '[' ? 'valueOrEnd' : 'nameOrEnd'
    } else {
      const scalar = char === '"' ? scanString(text, at) : scanWord(text, at)
      if (!('end' in scalar)) return scalar
      at = scalar.end
      expects = 'comma'
    }
  }
}

const BREAK = /["\\\u0000-\u001f]/g // eslint-disable-line no-control-regex -- JSON bars control characters from strings.
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

function scanString(text: string, start: number): Scan {
  let at = start + 1
  for (;;) {
    BREAK.lastIndex = at
    const found = BREAK.exec(text)
    if (found === null) return { offset: start, message: 'This string does not end.' }
    if (found[0] === '"') return { end: found.index + 1 }
    if (found[0] !== '\\') return { offset: found.index, message: 'A string must write this character as an escape.' }
    ESCAPE.lastIndex = found.index
    if (!ESCAPE.test(text)) return { offset: found.index, message: 'JSON has no such escape.' }
    at = ESCAPE.lastIndex
  }
}

const WORD = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y

function scanWord(text: string, start: number): Scan {
  WORD.lastIndex = start
  if (WORD.test(text)) return { end: WORD.lastIndex }
  const char = text[start] ?? ''
  if (char === "'") return { offset: start, message: 'Strings stand in double quotes.' }
  if (char === '/') return { offset: start, message: 'JSON has no comments.' }
  if (char === ']' || char === '}') return { offset: start, message: `Expected a value before the ${char}.` }
  return { offset: start, message: 'Expected a value here.' }
}

function nameProblem(char: string): string {
  if (char === '\\') return 'This JSON is escaped as if it lay inside a string.'
  return char === '}' ? 'No comma may stand before the }.' : 'Expected a name in double quotes.'
}

const SPACE = /[ \t\n\r]*/y

/** The first place from `at` on that is no white space. */
export function skipSpace(text: string, at: number): number {
  SPACE.lastIndex = at
  SPACE.test(text)
  return SPACE.lastIndex
}
