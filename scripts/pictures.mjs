// `npm run pictures`: every story in four modes, photographed in a headless Chromium, onto contact sheets in pictures/ to look
// through. Nothing is compared: fonts differ from machine to machine, and the judge is whoever looks.
// `-- --story forms` takes the stories whose id holds that text, `-- --mode dark` one mode, `-- --url http://localhost:6006/` a Storybook that runs.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { preview } from 'vite'
import { ensureChromium } from './chromium.mjs'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'pictures')
const BUILT = join(ROOT, '.cache/storybook')

/** The toolbar switches of a mode, and how wide its window is, in CSS pixels. */
const MODES = {
  light: { globals: 'theme:light;direction:ltr', width: 720 },
  dark: { globals: 'theme:dark;direction:ltr', width: 720 },
  rtl: { globals: 'theme:light;direction:rtl', width: 720 },
  narrow: { globals: 'theme:light;direction:ltr', width: 320 },
}

/** Most rows on a sheet: more would be too small to see on one screen. */
const ROWS = 4

/** How long one story may take, its play function included, in milliseconds. */
const PATIENCE = 30_000

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function main() {
  const { values } = parseArgs({
    options: { story: { type: 'string' }, mode: { type: 'string' }, url: { type: 'string' } },
  })
  const modes = values.mode === undefined ? Object.keys(MODES) : [values.mode]
  if (!modes.every((mode) => Object.hasOwn(MODES, mode))) {
    throw new Error(`There is no mode "${values.mode}". Take one of: ${Object.keys(MODES).join(', ')}.`)
  }
  const server = values.url === undefined ? await serveStories() : undefined
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const address = new URL(values.url ?? server.resolvedUrls.local[0])
    const stories = await listStories(address, values.story)
    rmSync(FOLDER, { recursive: true, force: true })
    const failures = await photograph(browser, address, stories, modes)
    await printSheets(browser, stories, modes)
    console.log(`\n${stories.length} stories in ${modes.length} modes: ${join(FOLDER, 'index.html')}`)
    for (const failure of failures) console.error(failure)
    return failures.length === 0 ? 0 : 1
  } finally {
    await browser.close()
    await server?.close()
  }
}

/** Builds Storybook aside, so that one being served or built elsewhere is left alone, and serves it on a free port. */
async function serveStories() {
  const program = join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js')
  const flags = ['--quiet', '--disable-telemetry', '--output-dir', BUILT]
  console.log('Building Storybook …')
  const { status } = spawnSync(process.execPath, [program, 'build', ...flags], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) throw new Error('Storybook could not be built. To try alone: npm run build-storybook')
  return preview({ root: ROOT, configFile: false, build: { outDir: BUILT }, preview: { port: 0 }, logLevel: 'warn' })
}

async function listStories(address, wanted = '') {
  const response = await fetch(new URL('index.json', address)).catch(() => undefined)
  if (!response?.ok) throw new Error(`No Storybook answers at ${address.href}`)
  const { entries } = await response.json()
  const stories = Object.values(entries).filter(({ type, id }) => type === 'story' && id.includes(wanted))
  if (stories.length === 0) throw new Error(`No story has "${wanted}" in its id.`)
  return stories
}

/** Takes all pictures; gives a line for each story that did not come to its end. */
async function photograph(browser, address, stories, modes) {
  const failures = []
  for (const mode of modes) {
    mkdirSync(join(FOLDER, mode), { recursive: true })
    const { globals, width } = MODES[mode]
    const viewport = { width, height: 400 }
    const page = await browser.newPage({ viewport, locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce' })
    for (const [index, { id }] of stories.entries()) {
      if (index % 10 === 0) console.log(`${mode}: ${index} of ${stories.length}`)
      const story = new URL(`iframe.html?id=${id}&viewMode=story&globals=${globals}`, address)
      try {
        await page.goto(story.href)
        await page.waitForFunction(isOver, undefined, { timeout: PATIENCE })
        if (await page.evaluate(isBroken)) failures.push(`${mode}/${id}: the story failed.`)
      } catch (error) {
        failures.push(`${mode}/${id}: ${error.message.split('\n')[0]}`)
      }
      await page.screenshot({ path: join(FOLDER, mode, `${id}.png`), fullPage: true, animations: 'disabled' })
    }
    await page.close()
  }
  return failures
}

/** In the page: whether the story was rendered and its play function is through, or something failed. */
function isOver() {
  const phase = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase
  const hasFailed = globalThis.document.body.classList.contains('sb-show-errordisplay')
  return hasFailed || ['played', 'completing', 'completed', 'afterEach', 'finished', 'errored'].includes(phase)
}

/** In the page: whether the story or its play function threw. */
function isBroken() {
  const isShown = globalThis.document.body.classList.contains('sb-show-errordisplay')
  return isShown || globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'errored'
}

/** Writes sheets for each file of stories: a row a story, a column a mode; as HTML, and as a picture. */
async function printSheets(browser, stories, modes) {
  const titles = [...new Set(stories.map(({ title }) => title))]
  const sheets = titles.flatMap((title) => {
    const rows = stories.filter((story) => story.title === title)
    const count = Math.ceil(rows.length / ROWS)
    return Array.from({ length: count }, (_, index) => ({
      title: count === 1 ? title : `${title}, ${index + 1} of ${count}`,
      name: `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${index + 1}`,
      rows: rows.slice(index * ROWS, (index + 1) * ROWS),
    }))
  })
  const page = await browser.newPage({ viewport: { width: 1680, height: 900 } })
  mkdirSync(join(FOLDER, 'sheets'), { recursive: true })
  for (const sheet of sheets) {
    const file = join(FOLDER, 'sheets', `${sheet.name}.html`)
    writeFileSync(file, document(sheet.title, table(sheet, modes)))
    await page.goto(pathToFileURL(file).href)
    await page.screenshot({ path: file.replace(/html$/, 'png'), fullPage: true })
  }
  const links = sheets.map(({ title, name }) => `<li><a href="sheets/${name}.html">${title}</a></li>`)
  writeFileSync(join(FOLDER, 'index.html'), document('Pictures of the stories', `<ul>${links.join('')}</ul>`))
}

function table({ rows }, modes) {
  const head = modes.map((mode) => `<th style="width:${MODES[mode].width}px">${mode}</th>`).join('')
  const body = rows.map(({ id, name }) => {
    const cells = modes.map((mode) => `<td><a href="../${mode}/${id}.png"><img src="../${mode}/${id}.png"></a></td>`)
    return `<tr><th>${name}</th>${cells.join('')}</tr>`
  })
  return `<table><tr><th></th>${head}</tr>${body.join('')}</table>`
}

function document(title, body) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>
  body { margin: 16px; font: 13px system-ui; background: #999 }
  table { width: 100%; table-layout: fixed; border-spacing: 8px }
  th { text-align: start; vertical-align: top } tr > th:first-child { width: 80px }
  td { vertical-align: top } img { display: block; max-width: 100%; max-height: 900px }
</style>
<h1>${title}</h1>${body}</html>
`
}
