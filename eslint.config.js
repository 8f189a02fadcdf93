// Type-aware rules at their strictest for the TypeScript; what is switched off says why.
import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

export default defineConfig([
  globalIgnores([
    'dist/',
    'storybook-static/',
    'coverage/',
    'pictures/',
    '.cache/',
    'src/protocol/generated/',
    // Their modules are installed in a copy outside the project only (npm run consumers); TypeScript judges them there.
    'examples/consumers/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  {
    // The pages that the benchmark measures are plain React, without types.
    files: ['bench/**/*.jsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    languageOptions: { globals: globals.browser, parserOptions: { ecmaFeatures: { jsx: true } } },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      tseslint.configs.strictTypeChecked,
      tseslint.configs.stylisticTypeChecked,
      jsxA11y.flatConfigs.strict,
      reactHooks.configs.flat['recommended-latest'],
    ],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  },
  {
    // The library never runs text as code (ADM-9) and never hands text to the HTML parser (SEC-1). Its one word on the
    // console is what a host's own callback threw.
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-console': ['error', { allow: ['error'] }],
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Agent text is only ever text (SEC-1).',
        },
        {
          selector: 'MemberExpression[property.name=/^(inner|outer)HTML$/]',
          message: 'Agent text is only ever text (SEC-1).',
        },
        {
          selector: 'CallExpression[callee.property.name="insertAdjacentHTML"]',
          message: 'Agent text is only ever text (SEC-1).',
        },
      ],
    },
  },
])
