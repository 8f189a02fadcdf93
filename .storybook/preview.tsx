// What every story gets: the library's stylesheet, an axe run that fails it, and two switches in the toolbar.
import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import '../src/widgets/styles.css'
import './preview.css'

const SurroundingPage: Decorator = (Story, { globals }) => {
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light'
  const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr'
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = theme
    document.documentElement.dir = direction
  }, [theme, direction])
  return <Story />
}

const preview: Preview = {
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
