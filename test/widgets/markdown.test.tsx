// Simple Markdown, and nothing more (REND-2, SEC-1).
import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MarkdownText } from '../../src/markdown'

const show = (text: string) => render(<MarkdownText text={text} variant="body" />).container

describe('MarkdownText', () => {
  it('reads emphasis, strong, code, lists and line breaks (REND-2)', () => {
    show('Some *stressed*, **strong** and `coded` words\\\nover two lines\n\n- one\n- two\n\n3. three\n4. four')
    expect(screen.getByText('stressed').tagName).toBe('EM')
    expect(screen.getByText('strong').tagName).toBe('STRONG')
    expect(screen.getByText('coded').tagName).toBe('CODE')
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['one', 'two', 'three', 'four'])
    expect(screen.getAllByRole('list')[1]).toHaveAttribute('start', '3')
  })

  it.each([
    '[click](https://example.test)',
    '![pixel](https://example.test/p.gif)',
    '<img src=x onerror=alert(1)>',
    '<https://example.test>',
    '# Heading',
    '> quoted',
    '&amp; &lt;b&gt;',
    '[ref]: https://example.test',
    '---',
    '```\ncode\n```',
  ])('leaves %s the text it is (REND-2, SEC-1)', (text) => {
    const container = show(text)
    expect(container.querySelector('a, img, h1, h2, blockquote, hr, pre, script, iframe')).toBeNull()
    if (!text.startsWith('```')) expect(container.textContent).toBe(text)
  })

  it('makes nothing but a few harmless elements of any text (SEC-1)', () => {
    const pieces = fc.constantFrom(
      '*',
      '**',
      '_',
      '`',
      '- ',
      '1. ',
      '\n',
      '  ',
      '<b>',
      '[a](b)',
      '![a](b)',
      '&lt;',
      '\\',
      'word ',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const { container, unmount } = render(<MarkdownText text={parts.join('')} variant="caption" />)
        const names = new Set([...container.querySelectorAll('*')].map((element) => element.tagName.toLowerCase()))
        const harmless = ['div', 'p', 'em', 'strong', 'code', 'ul', 'ol', 'li', 'br']
        expect([...names].filter((name) => !harmless.includes(name))).toEqual([])
        const attributes = [...container.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())
        expect(attributes.filter((name) => name !== 'class' && name !== 'start')).toEqual([])
        unmount()
      }),
      { numRuns: 200 },
    )
  })

  it('shows what is too long, or nested too deep, as plain text', () => {
    expect(show(`**a** ${'x'.repeat(5000)}`).querySelector('strong')).toBeNull()
    const container = show(`${'- '.repeat(60)}deep`)
    expect(container.textContent).toContain('deep')
    expect(container.querySelectorAll('ul').length).toBeLessThan(20)
  })
})
