// The targets the library set itself, each as a figure of this run and the most it may be.
import { median } from './statistics.mjs'

/** `[title, value, most, unit]` */
export function targets({ samples, admission, bytes }) {
  const of = (name, measure) => median(samples[name][measure])
  const faster = (measure) => Math.min(of('a2uiReact', measure), of('copilotkit', measure))
  const judged = (name, document) => median(admission[name][document])
  const gzip = (size) => size.gzip
  const { ours, oursOwn, core, a2uiReact } = bytes
  const lazyForm = Object.entries(ours.lazy).filter(([name]) => name !== regexpChunk(ours.lazy))
  const form = gzip(ours.first) + lazyForm.reduce((total, [, size]) => total + gzip(size), 0)
  const ratio = (measure, name) => of('ours', measure) / of(name, measure)
  /** Work is processor time: what the machine does besides is not in it. */
  const stream = (kind, verb) => [
    [
      `stream of 512 that ${verb} a form: work, of the lighter rival`,
      of('ours', `${kind} 512 work`) / faster(`${kind} 512 work`),
      0.5,
    ],
    [`the same of 1,024, of the one of 512`, of('ours', `${kind} 1024 work`) / of('ours', `${kind} 512 work`), 2.2],
  ]
  return [
    ['JavaScript, gzip: own code with validators and patching', gzip(oursOwn.first) / 1000, 14, 'kB'],
    [
      'JavaScript, gzip: before a surface without a select, of @a2ui/react',
      gzip(ours.first) / gzip(a2uiReact.first),
      0.5,
    ],
    ['JavaScript, gzip: all a form can need, of @a2ui/react', form / gzip(a2uiReact.first), 1],
    ['JavaScript, gzip: ./core alone', gzip(core.first) / 1000, 10, 'kB'],
    ['mount at 512, of the faster rival', of('ours', 'mount 512') / faster('mount 512'), 0.6],
    ['mount at 512, of the form by hand', ratio('mount 512', 'byHand'), 1.3],
    [
      'mount and unmount at 512: work, of the lighter rival',
      of('ours', 'mount 512 work') / faster('mount 512 work'),
      0.6,
    ],
    ['mount and unmount at 512: work, of the form by hand', ratio('mount 512 work', 'byHand'), 1.3],
    ['first mount at 512, of the faster rival', of('ours', 'coldMount 512') / faster('coldMount 512'), 0.6],
    ['first mount at 512, of the form by hand', ratio('coldMount 512', 'byHand'), 1.3],
    ['keystroke at 512: A2UI components rendered, 2 being bound', samples.ours['rendered 512'][0].nodes, 2, ''],
    ['keystroke at 512, of the form by hand', ratio('keystroke 512', 'byHand'), 1.2],
    ['keystroke at 512, of one at 10', of('ours', 'keystroke 512') / of('ours', 'keystroke 10'), 1.2],
    ...stream('growing', 'builds'),
    ...stream('revising', 'revises'),
    [
      'admission of the largest payload, of Ajv with compile',
      judged('ours', 'largest') / judged('ajv with compile', 'largest'),
      0.25,
    ],
    [
      'admission of the largest payload, of a check by hand',
      judged('ours', 'largest') / judged('byHand', 'largest'),
      3,
    ],
    ['heap growth over 200 mounts, after 200 others', samples.ours.heapGrowth[0] / 1000, 100, 'kB'],
  ]
}

/** The one lazy chunk that is the regular-expression engine: by far the largest. */
export function regexpChunk(lazy) {
  return Object.entries(lazy).toSorted(([, a], [, b]) => b.gzip - a.gzip)[0]?.[0]
}
