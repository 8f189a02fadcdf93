// Storybook's own frame: whose stories these are.
import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({ theme: create({ base: 'light', brandTitle: 'a2ui-surface' }) })
