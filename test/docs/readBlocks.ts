// The code blocks of README and the guides, as the tests of this folder read them. The convention is in CONTRIBUTING.md.
import { readdirSync, readFileSync } from 'node:fs'

/** Pages that programs write, or that hold tables alone. */
const NO_GUIDES = /^docs\/(?:api\/|benchmark\.md|conformance\.md|mutation\.md)/

export interface Block {
  /** Path of the page below the root. */
  readonly page: string
  /** Line of the opening fence, from 1. */
  readonly line: number
  /** The word after the fence, such as `tsx`. */
  readonly language: string
  /** What follows that word: a file name, or `refused` and a code. */
  readonly info: string
  readonly text: string
}

export function readPages(): readonly string[] {
  const guides = readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`)
  const pages = guides.filter((path) => path.endsWith('.md') && !NO_GUIDES.test(path))
  return ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'examples/run-host/README.md', ...pages.sort()]
}

export function readBlocks(page: string, markdown = readFileSync(page, 'utf8')): readonly Block[] {
  return [...markdown.matchAll(/^```(\w*)[ \t]*(.*)\n([\s\S]*?)^```$/gm)].map((found) => ({
    page,
    line: markdown.slice(0, found.index).split('\n').length,
    language: found[1] ?? '',
    info: (found[2] ?? '').trim(),
    text: found[3] ?? '',
  }))
}

export const allBlocks = readPages().flatMap((page) => readBlocks(page))

export function nameOf({ page, line, language }: Block): string {
  return `${page}:${String(line)} (${language})`
}
