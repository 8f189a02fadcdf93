// `npm run build && node scripts/measureRefusals.mjs`: how long the largest documents keep the main thread before they are shown or
// refused. It prints and asserts nothing; docs/security.md has the figures.
import { createSurfaceStore } from '../dist/core.js'

const CATALOG = 'https://a2ui.org/specification/v0_9/catalogs/basic/catalog.json'
const times = (count, make) => Array.from({ length: count }, (_, index) => make(index))
const options = (count) => times(count, (index) => ({ value: `v${index}`, label: `Label ${index}` }))

const envelope = (payload, schemaVersion) => ({
  type: 'ui.a2ui-surface',
  schemaVersion,
  envelopeId: 'e',
  correlationId: 'c',
  payload,
  meta: { source: 'ai-generation', ts: '2026-01-01T00:00:00Z' },
})
const version1 = (...components) => envelope({ catalogVersion: '0.9.1', surface: { components } }, 1)
const version2 = (...parts) =>
  envelope(
    {
      version: 'v0.9',
      catalogId: CATALOG,
      surfaceId: 's',
      messages: [{ createSurface: { surfaceId: 's', catalogId: CATALOG } }, ...parts].map((part) => ({
        version: 'v0.9',
        ...part,
      })),
    },
    2,
  )
const data = (value, path = '/') => ({ updateDataModel: { surfaceId: 's', path, value } })
const components = (list) => ({ updateComponents: { surfaceId: 's', components: list } })
const column = (id, ...children) => ({ id, component: 'Column', children })
const field = (id) => ({ id, component: 'TextField', label: 'A', variant: 'longText', value: { path: '/a' } })
const picker = (id) => ({ id, component: 'ChoicePicker', options: options(256), value: [] })
const deep = (levels) => JSON.parse('['.repeat(levels) + ']'.repeat(levels))

const DOCUMENTS = {
  'v1, a label of 1 MB': () => version1({ component: 'field.text', id: 'a', label: 'x'.repeat(1e6) }),
  'v1, 2,048 texts of 1,000 characters': () =>
    version1(...times(2046, () => ({ component: 'text', text: 'x'.repeat(1000) }))),
  'v1, 100,000 options': () => version1({ component: 'field.select', id: 'a', label: 'A', options: options(1e5) }),
  'v1, 131,073 options': () => version1({ component: 'field.select', id: 'a', label: 'A', options: options(131_073) }),
  'v1, 330,000 options': () => version1({ component: 'field.select', id: 'a', label: 'A', options: options(330_000) }),
  'v1, a million options': () => version1({ component: 'field.select', id: 'a', label: 'A', options: options(1e6) }),
  'v1, 100,000 components': () => version1(...times(1e5, (index) => ({ component: 'text', text: `t${index}` }))),
  'v2, 511 pickers of 256 options': () =>
    version2(
      components([
        column('root', ...times(255, (index) => `p${index}`)),
        ...times(511, (index) => picker(`p${index}`)),
      ]),
    ),
  'v2, columns that unfold to 256^60': () =>
    version2(
      components(
        times(60, (level) => column(level === 0 ? 'root' : `c${level}`, ...times(256, () => `c${level + 1}`))),
      ),
    ),
  'v2, a text of 1 MB in a field': () => version2(data({ a: 'x'.repeat(1e6) }), components([field('root')])),
  'v2, a text of 16,384 in a field': () => version2(data({ a: 'x'.repeat(16_384) }), components([field('root')])),
  'v2, 510 fields of 1 MB of values': () =>
    version2(
      data({ a: times(1e4, (id) => ({ id, name: `n${id}`, note: 'y'.repeat(60) })) }),
      components([column('root', ...times(255, () => 'f'), 'c'), column('c', ...times(255, () => 'f')), field('f')]),
    ),
  'v2, 256 texts bound to 1 MB': () =>
    version2(
      data({ a: 'x'.repeat(1e6) }),
      components([column('root', ...times(256, () => 't')), { id: 't', component: 'Text', text: { path: '/a' } }]),
    ),
  'v2, data of 10 MB in one text': () => version2(data({ a: 'x'.repeat(1e7) })),
  'v2, data of 10 MB in 400,000 values': () =>
    version2(data(times(1e5, (id) => ({ id, name: `n${id}`, note: 'y'.repeat(60) })))),
  'v2, data of 1.1 million values': () => version2(data(times(1_100_000, (index) => index))),
  'v2, data 100,000 levels deep': () => version2(data(deep(1e5))),
  'v2, a path of 100 high indexes': () => version2(data(0, `/a${'/9999'.repeat(100)}`)),
}

for (const [name, make] of Object.entries(DOCUMENTS)) {
  const document = make()
  const runs = times(5, () => {
    const store = createSurfaceStore()
    // Time of the processor, which other programs on the machine do not lengthen.
    const start = process.cpuUsage()
    const { status, code = '' } = store.receive(document)
    const { user, system } = process.cpuUsage(start)
    return { time: (user + system) / 1000, end: `${status} ${code}` }
  }).toSorted((a, b) => a.time - b.time)
  console.log(`${name.padEnd(40)} ${runs[2].time.toFixed(1).padStart(8)} ms  ${runs[2].end}`)
}
