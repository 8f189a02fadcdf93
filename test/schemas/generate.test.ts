// The generated files are committed, so a check has to say when the schemas have moved on without them. It runs on a copy
// under node_modules, from where the script still finds its packages.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const GENERATED = 'src/protocol/generated'

let copy = ''

beforeAll(() => {
  mkdirSync(join(ROOT, 'node_modules/.cache'), { recursive: true })
  copy = mkdtempSync(join(ROOT, 'node_modules/.cache/generate-'))
  for (const folder of ['schemas', GENERATED]) cpSync(join(ROOT, folder), join(copy, folder), { recursive: true })
})

afterAll(() => {
  rmSync(copy, { recursive: true })
})

describe('schemas/generate.mjs', () => {
  const run = (...options: string[]) =>
    spawnSync(process.execPath, [join(copy, 'schemas/generate.mjs'), ...options], { encoding: 'utf8' })

  it('finds the committed files fresh, and names those that are not, writing nothing', () => {
    expect(run('--check')).toMatchObject({ status: 0, stderr: '' })

    const schema = join(copy, 'schemas/ui.a2ui-surface.schema.json')
    writeFileSync(schema, readFileSync(schema, 'utf8').replace('"maxItems": 512', '"maxItems": 511'))
    const before = readFileSync(join(copy, GENERATED, 'validators.ts'), 'utf8')
    const stale = run('--check')
    expect(stale.status).toBe(1)
    expect(stale.stderr).toContain(`${GENERATED}/validators.ts`)
    expect(stale.stderr).toContain('schemas/ui.a2ui-surface.v2.schema.json')
    expect(stale.stderr).not.toContain('V08')
    expect(stale.stderr).toContain('npm run generate')
    expect(readFileSync(join(copy, GENERATED, 'validators.ts'), 'utf8')).toBe(before)

    expect(run()).toMatchObject({ status: 0, stderr: '' })
    expect(run('--check').status).toBe(0)
  }, 60_000)
})

describe('the generated validators', () => {
  it('run where making code from strings is forbidden (ADM-9)', async () => {
    const { build } = await import('vite')
    const lib = { entry: join(ROOT, 'src/protocol/admitPayload.ts'), formats: ['es' as const], fileName: 'admit' }
    await build({ configFile: false, logLevel: 'silent', build: { outDir: join(copy, 'built'), lib } })
    const script = `
      import { admitPayload } from ${JSON.stringify(join(copy, 'built/admit.js'))}
      const payload = { catalogVersion: '0.9.1', surface: { components: [{ component: 'text' }] } }
      process.stdout.write(JSON.stringify(admitPayload(payload).errors))`
    const flags = ['--disallow-code-generation-from-strings', '--input-type=module', '--eval', script]
    const told: unknown = JSON.parse(execFileSync(process.execPath, flags, { encoding: 'utf8' }))
    expect(told).toMatchObject([{ path: '/surface/components/0' }])
  }, 60_000)
})
