// The rows of the big table: what each is called, whose samples it shows and how they are written.
import { SIZES, STREAMS } from '../measure/rounds.mjs'
import { decimal, kilobytes, median, spread } from './statistics.mjs'

const TIMES = [
  ['coldMount', 'first mount: documents to DOM committed'],
  ['coldPaint', 'first mount: documents to next paint'],
  ['mount', 'further mounts: documents to DOM committed'],
  ['paint', 'further mounts: documents to next paint'],
  ['keystroke', 'keystroke to commit'],
  ['dataUpdate', 'one data update'],
  ['upsert', 'one component upsert'],
]

const KINDS = { growing: 'stream that builds a form', revising: 'stream that revises 128 components' }

/** `[title, cells by contestant, medians by contestant]`; times are in milliseconds. */
export function timeRows(samples) {
  const row = (title, measure, format = decimal) => {
    const pick = (use) => Object.fromEntries(Object.entries(samples).map(([name, all]) => [name, use(all[measure])]))
    return [title, pick((values) => spread(values, format)), pick((values) => values && median(values))]
  }
  return [
    row('module evaluation', 'evaluate'),
    ...TIMES.flatMap(([measure, title]) => SIZES.map((size) => row(`${title}, ${size}`, `${measure} ${size}`))),
    ...SIZES.map((size) => row(`mount and unmount, processor time, ${size}`, `mount ${size} work`)),
    ...Object.entries(KINDS).flatMap(([kind, title]) => [
      ...STREAMS.map((count) => row(`${title}, ${count} messages`, `${kind} ${count}`)),
      ...STREAMS.map((count) => row(`${title}, processor time, ${count} messages`, `${kind} ${count} work`)),
    ]),
    row('heap of one mounted surface, 128', 'heapMounted', kilobytes),
    row('heap growth over 200 mounts, after 200 others, 128', 'heapGrowth', kilobytes),
  ]
}

export function renderRows(samples) {
  const row = (title, read) => [
    title,
    Object.fromEntries(Object.entries(samples).map(([name, all]) => [name, String(read(all))])),
  ]
  return SIZES.flatMap((size) => [
    row(`A2UI components rendered by a keystroke, ${size}`, (all) => all[`rendered ${size}`][0].nodes),
    row(`React components rendered by a keystroke, ${size}`, (all) => all[`rendered ${size}`][0].components),
  ])
}

export function byteRows(bytes) {
  const row = (title, sizeOf) => [
    title,
    Object.fromEntries(
      ['ours', 'a2uiReact', 'copilotkit', 'byHand'].map((name) => [name, bytesOf(sizeOf(bytes[name]))]),
    ),
  ]
  return [
    row('JavaScript of the first surface', ({ first }) => first),
    row('JavaScript loaded later, where needed', ({ lazy }) => sum(Object.values(lazy))),
    row('CSS', ({ css }) => css),
  ]
}

export function bytesOf({ min, gzip, brotli }) {
  return min === 0 ? '–' : `${kilobytes(min)} / ${kilobytes(gzip)} / ${kilobytes(brotli)}`
}

function sum(sizes) {
  const of = (key) => sizes.reduce((total, size) => total + size[key], 0)
  return { min: of('min'), gzip: of('gzip'), brotli: of('brotli') }
}
