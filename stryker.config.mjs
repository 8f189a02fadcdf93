// `npm run mutate -- json` changes one folder of the code before React in small ways, one at a time, and asks whether the
// tests of that folder notice. Slow, so it is no part of the checks; docs/mutation.md says what came of it.
const FOLDERS = ['json', 'protocol', 'state', 'catalog']

const folder = process.env['MUTATE_FOLDER'] ?? ''
if (!FOLDERS.includes(folder)) throw new Error(`Name a folder, as in "npm run mutate -- json": ${FOLDERS.join(', ')}.`)

export default {
  mutate: [`src/${folder}/**/*.ts`, '!src/protocol/generated/**'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  concurrency: 1,
  // What a message says is for people: most of its words could be others.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['dist', 'storybook-static', 'coverage', 'stories', 'examples', 'docs', '.cache'],
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `.cache/mutation-${folder}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.cache/stryker',
  disableTypeChecks: false,
  timeoutMS: 10_000,
}
