// Splits Markdown into its fenced code blocks and the prose between them, by the rules of CommonMark as far as models keep them.

export interface Block {
  /** Line on which its text begins, from 0. */
  readonly line: number
  readonly text: string
  /** The word after the opening fence, `''` where there is none; absent for prose. */
  readonly language?: string
}

/** A block ends at a fence of its own kind that is no shorter and says nothing, or with the text. Blank blocks are left out. */
export function splitFences(text: string): readonly Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  let start = 0
  let open: { readonly fence: string; readonly language: string } | undefined

  const finish = (nextStart: number): void => {
    blocks.push({ line: start, text: lines.join('\n'), ...(open && { language: open.language }) })
    lines = []
    start = nextStart
  }
  for (const [index, line] of text.split('\n').entries()) {
    const { fence, language, rest } = readFence(line)
    if (open !== undefined && fence.startsWith(open.fence) && language === '') {
      finish(index + 1)
      open = undefined
    } else if (open === undefined && fence !== '' && !`${language}${rest}`.includes('`')) {
      finish(index + 1)
      open = { fence, language }
    } else {
      lines.push(line)
    }
  }
  finish(0)
  return blocks.filter((block) => block.text.trim() !== '')
}

/** Fences may be indented or quoted, or stand as an item of a list. */
function readFence(line: string): { fence: string; language: string; rest: string } {
  const [, fence = '', language = '', rest = ''] = /^[\s>*-]*(`{3,}|~{3,})\s*(\S*)(.*)$/.exec(line) ?? []
  return { fence, language, rest }
}
