// The figures as tables in Markdown: for the console, and with the words around them for docs/benchmark.md.
import { CHECKERS } from '../measure/admission.mjs'
import { CONTESTANTS } from '../measure/build.mjs'
import { bytesOf, byteRows, renderRows, timeRows } from './rows.mjs'
import { decimal, spread } from './statistics.mjs'
import { regexpChunk, targets } from './targets.mjs'

const NAMES = Object.keys(CONTESTANTS)
const ADMITTED = ['largest', 'usual', 'smallest', 'refused']

export function report({ samples, admission, bytes, machine, settings }) {
  const head = ['Measure', ...Object.values(CONTESTANTS), 'of the faster rival', 'of by hand']
  const measured = [
    ...timeRows(samples).map(([title, cells, medians]) => [
      title,
      ...NAMES.map((name) => cells[name]),
      ratio(medians.ours, Math.min(...[medians.a2uiReact, medians.copilotkit])),
      ratio(medians.ours, medians.byHand),
    ]),
    ...renderRows(samples).map(([title, cells]) => [title, ...NAMES.map((name) => cells[name]), '', '']),
  ]
  const sizes = byteRows(bytes).map(([title, cells]) => [title, ...NAMES.map((name) => cells[name])])
  const regexp = regexpChunk(bytes.ours.lazy)
  const parts = [
    ['own code, validators and patching', bytesOf(bytes.oursOwn.first)],
    ['`.`, what loads first', bytesOf(bytes.ours.first)],
    ...Object.entries(bytes.ours.lazy).map(([name, size]) => [
      name === regexp ? 'the regular-expression engine, loaded where a pattern occurs' : `\`${name}\`, loaded later`,
      bytesOf(size),
    ]),
    ['`./core`', bytesOf(bytes.core.first)],
    ['`.` with `./markdown`', bytesOf(bytes.markdown.first)],
  ]
  const judged = ADMITTED.map((document) => [
    document,
    ...Object.keys(CHECKERS).map((name) => spread(admission[name][document], decimal)),
  ])
  const reached = targets({ samples, admission, bytes }).map(([title, value, most, unit = '×']) => [
    title,
    `${decimal(value)} ${unit}`.trim(),
    `${most} ${unit}`.trim(),
    value <= most ? 'met' : '**missed**',
  ])
  const sections = {
    targets: table(['Target', 'Here', 'At most', ''], reached),
    measured: table(head, measured),
    sizes: table(['Bytes: minified / gzip / brotli', ...Object.values(CONTESTANTS)], sizes),
    parts: table(['Part of a2ui-surface', 'minified / gzip / brotli'], parts),
    judged: table(['Payload', ...Object.values(CHECKERS)], judged),
    machine: table(['', ''], machine),
  }
  return { table: Object.values(sections).join('\n\n'), document: documentOf(sections, settings) }
}

function ratio(value, other) {
  return value > 0 && other > 0 ? `${(value / other).toFixed(2)} ×` : '–'
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function documentOf(sections, { rounds }) {
  return `# Benchmark

Written by \`npm run bench\`. Every figure is the median of all samples of one run, with the least and the most in parentheses; times are
in milliseconds. The contestants ran in turn, ${rounds} rounds, each time in a fresh page, so ratios within this run say more than times.

- **a2ui-surface**: a store, fed with envelopes, and \`<A2uiSurface>\`.
- **@a2ui/react**: its v0.9 entry with the basic catalog, as its README shows it, without a Markdown renderer.
- **@copilotkit/a2ui-renderer**: its provider and renderer with its basic catalog.
- **by hand**: the same form written in React with native inputs, Radix selects and this library's stylesheet; it validates and reads nothing.

All show the same seeded forms of 10, 128 and 512 components, in production builds that share one React. What is shown is not the same
DOM: the rivals show a choice of one as radio buttons, the other two as selects whose list is of Radix.

## Targets

${sections.targets}

## Times, memory and renders

${sections.measured}

A keystroke goes into a field whose path one heading repeats, so two components are bound to it. A stream's messages come one to a task, and
its time runs until the last of them is on the page, frames painted in between included. "Documents to next paint" ends after a whole frame of the
60 Hz display, so short ones are mostly waiting. Processor time is that of the page's own thread, scripts, styles, layout and paint together; it
hardly depends on what else the machine does, so it is the figure to compare where times are close.

## Bytes

React is left out, and each file is compressed by itself. The rivals bring their styles in their scripts.

${sections.sizes}

${sections.parts}

## Admission alone

The largest payload has 64 messages and 32,256 components; the usual one is a form of 128 components, and the refused one is that with one
property too many. Only ours says why it refuses, and only ours copies what it is given before it looks. Zod judges the components alone, as
the rivals do.

${sections.judged}

## Machine and versions

${sections.machine}
`
}
