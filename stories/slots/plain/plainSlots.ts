// Every slot as plain HTML: the least that a host's own widgets have to do, and a place to start from.
import type { Slots } from '../../../src/index'
import { choices } from './choices'
import { fields } from './fields'
import { layout } from './layout'
import './plain.css'

export const plainSlots: Slots = { ...fields, ...choices, ...layout }
