/* global document, requestAnimationFrame */
// `npm run build && node scripts/measureLongText.mjs`: how long Chromium lays out a long text, as one paragraph and as the library has
// it, and a keystroke in a field that holds one. It prints and asserts nothing; docs/security.md has the figures.
import { chromium } from 'playwright'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { A2uiSurface } from '../dist/index.js'
import { ensureChromium } from './chromium.mjs'

const UNITS = {
  words: 'The quick brown fox jumps over it. ',
  'one word': 'abcdefghij',
  Chinese: '漢字仮名交文日本語',
  'two directions': 'abc \u05d0\u05d1\u05d2 ',
  Thai: 'สวัสดีครับ',
  'a script a letter': 'a\u05d0字 \u0e01',
}
const styles = readFileSync(join(import.meta.dirname, '../dist/styles.css'), 'utf8')
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
})
const page = await browser.newPage()

function surfaceOf(text) {
  const payload = { catalogVersion: '0.9.1', surface: { components: [{ component: 'text', text }] } }
  return renderToStaticMarkup(createElement(A2uiSurface, { payload, schemaVersion: 1 }))
}

async function layout(html) {
  await page.setContent(`<!doctype html><style>${styles}</style><div id="place" style="inline-size: 700px"></div>`)
  return page.evaluate(async (markup) => {
    const place = document.querySelector('#place')
    const content = document.createRange().createContextualFragment(markup)
    const start = performance.now()
    place.append(content)
    place.getBoundingClientRect()
    const end = performance.now()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return `${(end - start).toFixed(0)} ms, painted ${(performance.now() - start).toFixed(0)} ms`
  }, html)
}

async function keystroke(text) {
  await page.setContent(
    `<!doctype html><style>${styles}</style><div class="a2s-surface" style="inline-size: 700px"></div>`,
  )
  return page.evaluate((value) => {
    const area = document.createElement('textarea')
    area.className = 'a2s-input a2s-textarea'
    area.value = value
    document.querySelector('.a2s-surface').append(area)
    area.focus()
    area.getBoundingClientRect()
    const start = performance.now()
    document.execCommand('insertText', false, 'x')
    area.getBoundingClientRect()
    return `${(performance.now() - start).toFixed(0)} ms`
  }, text)
}

for (const [name, unit] of Object.entries(UNITS)) {
  const textOf = (length) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
  for (const length of [10_000, 100_000, 1_000_000]) {
    const text = textOf(length)
    // Of these, a single paragraph of a million takes minutes.
    const isEndless = length === 1_000_000 && (name === 'Thai' || name === 'a script a letter')
    const alone = `<div class="a2s-surface"><p class="a2s-text a2s-text-body">${text}</p></div>`
    console.log(
      `${name}, ${length}: one paragraph ${isEndless ? '(left out)' : await layout(alone)}; ours ${await layout(surfaceOf(text))}`,
    )
  }
  for (const length of [16_384, 50_000])
    console.log(`${name}, ${length} in a text area: a keystroke ${await keystroke(textOf(length))}`)
}
await browser.close()
