// A guide as GitHub shows it, out of the same file: its links to other guides lead to their pages here, all others to the file's name.
import { Markdown } from '@storybook/addon-docs/blocks'

interface GuideProps {
  /** The Markdown file, as text. */
  readonly text: string
}

export function Guide({ text }: GuideProps) {
  return <Markdown>{withOwnLinks(text)}</Markdown>
}

/** `trust.md` is the page with the title of its heading; what is no guide is a file that Storybook does not serve. */
function withOwnLinks(text: string): string {
  return text
    .replaceAll(/<!--[\s\S]*?-->\n*/g, '')
    .replaceAll(/\[([^\]]+)\]\((?!https?:)([^)]+)\)/g, (_, words: string, target: string) => {
      const [, name] = /^(api|[\w-]+)(?:\/\w+)?\.md$/.exec(target) ?? []
      return name === undefined ? `\`${words}\`` : `[${words}](?path=/docs/guides-${name}--docs)`
    })
}
