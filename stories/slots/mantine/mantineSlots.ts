// Every slot as a widget of Mantine (https://mantine.dev): proof that the props are enough for a kit that knows nothing of us.
import type { Slots } from '../../../src/index'
import { choices } from './choices'
import { fields } from './fields'
import { layout } from './layout'

export const mantineSlots: Slots = { ...fields, ...choices, ...layout }
