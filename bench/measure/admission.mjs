// Admission alone, checker after checker in turn, each in a fresh page.
export const CHECKERS = {
  ours: 'a2ui-surface',
  validator: 'its validator alone, without the copy',
  ajv: 'Ajv, compiled before',
  'ajv with compile': 'Ajv, compile included',
  zod: "zod, with the rivals' schemas",
  byHand: 'by hand',
}
const BATCHES = { largest: 1, usual: 20, smallest: 2000, refused: 20 }

/** Samples by checker and document. Throws when a checker of the same schema gives another verdict. */
export async function runAdmission(browser, address, { rounds, judgements }, say) {
  const samples = Object.fromEntries(Object.keys(CHECKERS).map((name) => [name, {}]))
  await compareVerdicts(browser, address)
  for (let round = 1; round <= rounds; round += 1) {
    say(`admission, round ${round} of ${rounds}`)
    for (const [document, batch] of Object.entries(BATCHES)) {
      for (const name of Object.keys(CHECKERS)) {
        const compile = name === 'ajv with compile'
        const settings = { count: compile ? 1 : judgements, batch: compile ? 1 : batch, compile }
        const times = await inPage(browser, address, (page) =>
          page.evaluate((all) => globalThis.bench.judge(...all), [name.split(' ')[0], document, settings]),
        )
        ;(samples[name][document] ??= []).push(...times)
      }
    }
  }
  return samples
}

async function compareVerdicts(browser, address) {
  const expected = { largest: true, usual: true, smallest: true, refused: false }
  for (const name of ['ours', 'validator', 'ajv', 'byHand', 'zod']) {
    const verdicts = await inPage(browser, address, (page) => page.evaluate((n) => globalThis.bench.verdicts(n), name))
    for (const [document, verdict] of Object.entries(verdicts)) {
      // The rivals' schemas are open in places; they are timed on what they accept, too.
      if (verdict !== expected[document] && name !== 'zod') {
        throw new Error(`${name} says ${verdict} of the ${document} payload.`)
      }
    }
  }
}

async function inPage(browser, address, use) {
  const page = await browser.newPage()
  try {
    await page.goto(address, { waitUntil: 'load' })
    return await use(page)
  } finally {
    await page.close()
  }
}
