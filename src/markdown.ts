'use client'
// The optional entry for simple Markdown in texts; its parser is in no other entry.
export { MarkdownText } from './widgets/MarkdownText'
export type { TextProps } from './widgets/Text'
