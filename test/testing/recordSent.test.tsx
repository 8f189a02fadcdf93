// The entry for those who test a page with a surface on it.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { A2uiSurface } from '../../src'
import { prepareJsdom, recordSent } from '../../src/testing'

const select = { component: 'field.select', id: 's', label: 'Size', options: [{ value: 'm', label: 'Medium' }] }
const send = { component: 'action.button', id: 'ok', label: 'Send', action: { target: 'resume' } }
const payload = { catalogVersion: '0.9.1', surface: { components: [select, send] } }

it('lets the default select be used in jsdom, and tells what was sent (ACT-2)', async () => {
  prepareJsdom()
  const { callbacks, sent } = recordSent()
  render(<A2uiSurface payload={payload} {...callbacks} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('combobox', { name: 'Size' }))
  await user.click(await screen.findByRole('option', { name: 'Medium' }))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(sent).toEqual([
    { value: { s: 'm' }, action: { target: 'resume', surfaceKey: 'surface', componentId: 'ok', version: 1 } },
  ])
})
