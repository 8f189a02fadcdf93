// docs/theming.md against the stylesheet, so that neither drifts away from the other.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const page = readFileSync('docs/theming.md', 'utf8')
const folder = 'src/widgets/styles'
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')
const tokens = withoutComments(readFileSync(`${folder}/tokens.css`, 'utf8'))
const rules = readdirSync(folder).map((name) => withoutComments(readFileSync(`${folder}/${name}`, 'utf8')))
const widgets = readdirSync('src/widgets').filter((name) => name.endsWith('.tsx'))
const source = widgets.map((name) => readFileSync(`src/widgets/${name}`, 'utf8')).join('\n')

/** The agent's colour comes from the surface itself, not from a host. */
const NOT_FOR_HOSTS = '--a2s-agent-tint'

it('the table of custom properties has each of them, with the default of the stylesheet (REND-6)', () => {
  const declared = [...tokens.matchAll(/--_a2s-[\w-]+:\s*var\((--a2s-[\w-]+),\s*([\s\S]*?)\);/g)].map(
    ([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ').replaceAll('--_a2s-', '--a2s-')] as const,
  )
  const told = [...page.matchAll(/^\| `(--a2s-[\w-]+)`\s*\| `([^`]+)`/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
  expect(declared.length).toBeGreaterThan(20)
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(declared.filter(([name]) => name !== NOT_FOR_HOSTS)))
})

it('the table of classes names such as exist, and the class that every widget begins with', () => {
  const named = [...page.matchAll(/`(a2s-[\w-]+)`/g)].map(([, name = '']) => name).filter((name) => !name.endsWith('-'))
  const styled = new Set(rules.join('\n').match(/a2s-[a-z][\w-]*/g))
  expect(named.filter((name) => !styled.has(name) && !source.includes(name) && !isButtonVariant(name))).toEqual([])
  const classes = new Set([...source.matchAll(/className="(a2s-[\w-]+)/g)].map(([, name = '']) => name))
  expect([...classes].filter((name) => !named.includes(name))).toEqual([])
})

it('a list has the layer of the stylesheet where nothing raises it', () => {
  const [, layer] = /--a2s-popup-layer, (\d+)/.exec(tokens) ?? []
  expect(readFileSync('src/widgets/copyLook.ts', 'utf8')).toContain(`DEFAULT_LAYER = ${layer ?? 'none'}\n`)
})

function isButtonVariant(name: string): boolean {
  return ['default', 'primary', 'borderless'].some((variant) => name === `a2s-button-${variant}`)
}
