// A payload that changes under a mounted component: what is continued, and what is another surface.
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  buttonV1,
  createSurface,
  fieldV1,
  payloadV1,
  payloadV2,
  surfaceV2,
  text,
  textField,
  updateComponents,
  updateDataModel,
} from './documents'
import { mount } from './mount'

const textV1 = (content: string) => payloadV1([{ component: 'text', text: content }])
const bad = (surfaceId: string) => payloadV2([{ version: 'v0.9' }], surfaceId)

describe('another payload', () => {
  it('of version 1 takes the place of the one before and keeps what was typed (V1-1, DELTA-4)', async () => {
    const { user, show } = mount({ payload: payloadV1([fieldV1('text', 'a'), buttonV1('resume', 'OK')]) })
    await user.type(screen.getByRole('textbox'), 'x')
    show({ payload: payloadV1([fieldV1('checkbox', 'c'), fieldV1('text', 'a'), buttonV1('resume', 'OK')]) })
    expect(screen.getByRole('textbox')).toHaveValue('x')
    expect(screen.getByRole('checkbox')).toBeVisible()
  })

  it('of version 2 with more messages is folded on, edits and all (FOLD-1, FOLD-5, DATA-7)', async () => {
    const messages = [createSurface(), updateComponents([textField('root')])]
    const { user, show } = mount({ payload: payloadV2(messages), schemaVersion: 2 })
    await user.type(screen.getByRole('textbox'), 'x')
    const field = screen.getByRole('textbox')
    show({ payload: payloadV2([...messages, updateDataModel('/other', 1)]), schemaVersion: 2 })
    expect(screen.getByRole('textbox')).toBe(field)
    expect(field).toHaveValue('x')
  })

  it('of version 2 with other messages begins anew (FOLD-5)', async () => {
    const { user, show } = mount({ payload: surfaceV2([textField('root')]), schemaVersion: 2 })
    await user.type(screen.getByRole('textbox'), 'x')
    show({ payload: surfaceV2([textField('root')], { other: 1 }), schemaVersion: 2 })
    expect(screen.getByRole('textbox')).toHaveValue('')
  })

  it('may go from version to version, key to key, and back (V1-5)', () => {
    const { show, container } = mount({ payload: textV1('one'), surfaceKey: 'a' })
    show({ payload: textV1('two'), surfaceKey: 'b' })
    expect(container).toHaveTextContent(/^two$/)
    show({ payload: textV1('one'), surfaceKey: 'a' })
    expect(container).toHaveTextContent(/^one$/)
    show({ payload: surfaceV2([text('root', 'three')]), schemaVersion: 2 })
    expect(container).toHaveTextContent(/^three$/)
    show({ payload: textV1('one'), surfaceKey: 'a' })
    expect(container).toHaveTextContent(/^one$/)
  })

  it.each([
    ['version 1', { payload: textV1('good') }],
    ['version 2', { payload: surfaceV2([text('root', 'good')]), schemaVersion: 2 }],
  ])('that is refused puts a notice in the place of %s, until a sound one comes (STORE-2)', (_, good) => {
    for (const surfaceId of ['s1', 's9']) {
      const { show, unmount } = mount({ schemaVersion: undefined, ...good })
      show({ payload: bad(surfaceId), schemaVersion: 2 })
      expect(screen.getByText('This cannot be shown.')).toBeVisible()
      expect(screen.queryByText('good')).not.toBeInTheDocument()
      show({ schemaVersion: undefined, ...good })
      expect(screen.getByText('good')).toBeVisible()
      expect(screen.queryByText('This cannot be shown.')).not.toBeInTheDocument()
      unmount()
    }
  })
})

describe('another way in', () => {
  it('shows what it brings, and nothing when it is taken away (FOLD-4)', () => {
    const { show, container } = mount({ payload: textV1('payload') })
    show({ payload: undefined, envelopes: [] })
    expect(container).toHaveTextContent(/^Loading$/)
    show({ payload: textV1('payload') })
    expect(container).toHaveTextContent(/^payload$/)
    show({ payload: undefined })
    expect(container).toHaveTextContent(/^Loading$/)
  })
})
