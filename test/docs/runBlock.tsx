// Runs a block as a page or a server would: its imports are the sources, and what it shows is rendered. It runs as a script of
// this realm, since that is where the page of the test is.
import * as testingLibrary from '@testing-library/react'
import * as userEvent from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { posix } from 'node:path'
import { runInThisContext } from 'node:vm'
import * as React from 'react'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'
import * as reactDomServer from 'react-dom/server'
import * as jsxRuntime from 'react/jsx-runtime'
import ts from 'typescript'
import { expect, vi } from 'vitest'
import * as main from '../../src'
import * as core from '../../src/core'
import * as inspector from '../../src/inspector'
import * as markdown from '../../src/markdown'
import * as testing from '../../src/testing'
import type { Module } from './blockProgram'
import * as given from './given'

type Exports = Record<string, unknown>
type Load = (specifier: string) => unknown

const known: Readonly<Record<string, unknown>> = {
  'a2ui-surface': main,
  'a2ui-surface/core': core,
  'a2ui-surface/inspector': inspector,
  'a2ui-surface/inspector.css': {},
  'a2ui-surface/markdown': markdown,
  'a2ui-surface/testing': testing,
  'a2ui-surface/styles.css': {},
  react: React,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react-dom/server': reactDomServer,
  'react/jsx-runtime': jsxRuntime,
  '@testing-library/react': testingLibrary,
  '@testing-library/user-event': userEvent,
  given,
}

const nodeRequire = createRequire(import.meta.url)

/** Runs the block with those of its page that it imports, and the tests that it writes. Rejects with what it throws. */
export async function runBlock(module: Module, others: readonly Module[]): Promise<void> {
  const exported = await evaluate(module, others)
  for (const name of module.components) {
    const Component = exported[name] as React.ComponentType<object>
    given.shown.push(<Component {...given} />)
  }
}

async function evaluate(module: Module, others: readonly Module[]): Promise<Exports> {
  const loaded = new Map<string, Exports>()
  for (const other of others.filter((candidate) => imports(module, candidate))) {
    loaded.set(other.path.replace(/\.\w+$/, ''), await evaluate(other, others))
  }
  const tests: [title: string, body: () => unknown][] = []
  const load: Load = (specifier) => {
    if (specifier.startsWith('.')) return loaded.get(posix.join(posix.dirname(module.path), specifier))
    if (specifier === 'vitest') return { expect, vi, it: (...test: [string, () => unknown]) => tests.push(test) }
    if (specifier.startsWith('a2ui-surface/schemas/')) return JSON.parse(readFileSync(specifier.slice(13), 'utf8'))
    if (specifier.startsWith('node:')) return nodeRequire(specifier)
    if (!Object.hasOwn(known, specifier))
      throw new Error(`A block imports "${specifier}", which runBlock.tsx does not know.`)
    return known[specifier]
  }
  const { outputText } = ts.transpileModule(module.text + exportOf(module.components), {
    fileName: module.path,
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      esModuleInterop: true,
    },
  })
  const exported: Exports = {}
  const run = runInThisContext(`(async (require, exports) => {${outputText}\n})`, module.path) as (
    load: Load,
    exports: Exports,
  ) => Promise<void>
  // In a guide an assertion is a remark; here it counts.
  const assertion = vi.spyOn(console, 'assert').mockImplementation((holds) => {
    if (holds !== true) throw new Error('An assertion of the block does not hold.')
  })
  const remark = vi.spyOn(console, 'info').mockReturnValue()
  try {
    await run(load, exported)
    for (const [, body] of tests) await body()
  } finally {
    assertion.mockRestore()
    remark.mockRestore()
  }
  return exported
}

/** Components that the block keeps to itself are rendered as well. */
function exportOf(names: readonly string[]): string {
  return `\nexport { ${names.map((name) => `${name} as ${name}`).join(', ')} }\n`
}

function imports(module: Module, other: Module): boolean {
  const file = posix.basename(other.path).replace(/\.\w+$/, '')
  return (
    other !== module && posix.dirname(other.path) === posix.dirname(module.path) && module.text.includes(`'./${file}'`)
  )
}
