// What every story gets: the library's stylesheet, axe runs that fail it, and two switches in the toolbar.
import type { Decorator, Preview } from '@storybook/react-vite'
import axe from 'axe-core'
import { useLayoutEffect } from 'react'
import '../src/widgets/styles.css'
import './preview.css'

const SurroundingPage: Decorator = (Story, { globals }) => {
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light'
  const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr'
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
    document.documentElement.dir = direction
  }, [theme, direction])
  return <Story />
}

/** The modes in which a story is looked at again once it has played; the addon's own run has seen it in its own. */
const MODES = [
  { theme: 'dark', direction: 'ltr' },
  { theme: 'light', direction: 'rtl' },
] as const

interface Rule {
  readonly id: string
  readonly enabled: boolean
}

async function passAxeInEveryMode(rules: readonly Rule[]): Promise<void> {
  const { dataset, dir } = document.documentElement
  const { theme } = dataset
  try {
    for (const mode of MODES) {
      dataset['theme'] = mode.theme
      document.documentElement.dir = mode.direction
      const finished = document.getAnimations().map((animation) => animation.finished.catch(() => undefined))
      await Promise.race([Promise.all(finished), new Promise((resolve) => setTimeout(resolve, 500))])
      const { violations } = await axe.run(document.body, {
        rules: Object.fromEntries(rules.map((rule) => [rule.id, rule])),
      })
      if (violations.length === 0) continue
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`)
      throw new Error(`axe, ${mode.theme} and ${mode.direction}:\n${found.join('\n')}`)
    }
  } finally {
    dataset['theme'] = theme
    document.documentElement.dir = dir
  }
}

const preview: Preview = {
  // In a test only: someone who looks at a story would see it flicker.
  afterEach: async ({ parameters }) => {
    const { config, ownModeOnly } = parameters['a11y'] as {
      config?: { rules?: readonly Rule[] }
      ownModeOnly?: boolean
    }
    // A story is no page: it has no landmarks.
    const rules = [{ id: 'region', enabled: false }, ...(config?.rules ?? [])]
    if ('__vitest_browser__' in globalThis && ownModeOnly !== true) await passAxeInEveryMode(rules)
  },
  decorators: [SurroundingPage],
  initialGlobals: { theme: 'light', direction: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Colour scheme of the page',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    direction: {
      description: 'Writing direction of the page',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Playground',
          'Guides',
          ['Embedding', 'Trust', 'Streaming', 'Replay', 'Theming', 'Slots', 'Server rendering', 'Testing', '*'],
          'Surfaces',
          ['Forms', '*'],
          'Slots',
          'Widgets',
          '*',
        ],
      },
    },
  },
}

export default preview
