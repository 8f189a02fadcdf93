// The host's page around the kit: its provider, in the scheme of the story, and a theme whose colours keep WCAG's contrast.
import { createTheme, type CSSVariablesResolver, MantineProvider } from '@mantine/core'
import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import './mantine.css'

const theme = createTheme({
  primaryShade: { light: 8, dark: 9 },
  cursorType: 'pointer',
  fontFamily: 'inherit',
  headings: { fontFamily: 'inherit' },
  // Help under the control keeps the controls of a row level.
  components: {
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
  },
})

// The kit's own dimmed text and errors have 3.3:1.
const contrast: CSSVariablesResolver = (kit) => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': kit.colors.gray[7],
    '--mantine-color-placeholder': kit.colors.gray[7],
    '--mantine-color-error': kit.colors.red[9],
  },
  dark: {
    '--mantine-color-dimmed': kit.colors.dark[0],
    '--mantine-color-placeholder': kit.colors.dark[0],
    '--mantine-color-error': kit.colors.red[3],
  },
})

export const MantinePage: Decorator = (Story, { globals }) => {
  const scheme = globals['theme'] === 'dark' ? 'dark' : 'light'
  return (
    <MantineProvider theme={theme} cssVariablesResolver={contrast} forceColorScheme={scheme}>
      <Leave />
      <Story />
    </MantineProvider>
  )
}

/** The kit marks the page's root element and leaves the mark there; other stories are no part of it. */
function Leave() {
  useLayoutEffect(
    () => () => {
      delete document.documentElement.dataset['mantineColorScheme']
    },
    [],
  )
  return null
}
