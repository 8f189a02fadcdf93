// The page as a shape and as texts: what an agent writes may change the second and never the first.
import type { Page } from 'playwright'

export interface PageRead {
  /** Every element in order with its attributes, those left out that are there to hold text. */
  readonly shape: readonly string[]
  /** Every text on the page, and the value of each attribute that is there to hold text. */
  readonly texts: readonly string[]
  /** Whether a script of the agent ran. */
  readonly pwned: boolean
}

export function readPage(page: Page): Promise<PageRead> {
  return page.evaluate(() => {
    const holdText = ['aria-label', 'aria-description', 'placeholder', 'value']
    const shape: string[] = []
    const texts: string[] = []
    for (const element of document.querySelectorAll('body, body *')) {
      const attributes = [...element.attributes].map(({ name, value }) => {
        // React counts its ids on from one surface to the next.
        if (!holdText.includes(name)) return `${name}=${value.replaceAll(/_r_\w+?_|\d+/g, '0')}`
        texts.push(value)
        return name
      })
      shape.push([element.tagName, ...attributes].join(' '))
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.nodeValue ?? '')
      if ('value' in element) texts.push(String(element.value))
    }
    return { shape, texts, pwned: 'pwned' in window }
  })
}
