// The inspector beside a surface, as one who builds a host or an agent would have it.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, within } from 'storybook/test'
import { A2uiSurface } from '../src/index'
import { createSurfaceStore } from '../src/core'
import { A2uiInspector } from '../src/inspector'
import '../src/inspector/inspector.css'
import { documentNamed } from './documents'
import { pressOn, tabTo, typeInto } from './keyboard'

function Beside({ examples }: { readonly examples: readonly string[] }) {
  const store = createSurfaceStore()
  for (const name of examples) for (const envelope of documentNamed(name).envelopes) store.receive(envelope)
  return (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <A2uiSurface store={store} onResume={() => undefined} onExchange={() => undefined} />
      <A2uiInspector store={store} />
    </div>
  )
}

const meta = {
  title: 'Inspector',
  component: Beside,
  args: { examples: ['streaming-trip'] },
} satisfies Meta<typeof Beside>

export default meta
type Story = StoryObj<typeof meta>

export const BesideASurface: Story = { name: 'Beside a surface' }
export const BesideASurfaceDark: Story = {
  ...BesideASurface,
  name: 'Beside a surface, dark',
  globals: { theme: 'dark' },
}

export const Refusals: Story = {
  name: 'Why something was refused (ADM-8)',
  args: { examples: ['refused-unknown-component', 'streaming-trip', 'refused-too-large'] },
}

export const ByKeyboard: Story = {
  name: 'Back in time and into the tree, by keyboard alone (FOLD-5)',
  play: async ({ canvas, userEvent }) => {
    const inspector = within(canvas.getByRole('region', { name: 'Inspector' }))
    await typeInto(userEvent, canvas.getByRole('textbox', { name: 'Seats' }), '3')
    await expect(inspector.getByRole('group', { name: 'Data model' })).toHaveTextContent('"3"')
    await pressOn(userEvent, inspector.getByRole('button', { name: 'Step back' }))
    await expect(inspector.getByRole('status')).toHaveTextContent(/As it stood after message/)
    const slider = inspector.getByRole('slider', { name: 'Messages that count' })
    await tabTo(userEvent, slider)
    await fireEvent.change(slider, { target: { value: '1' } })
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^1 of/))
    await pressOn(userEvent, inspector.getByRole('button', { name: 'Latest' }))
    const seats = inspector.getByRole('button', { name: /^textField .*Seats/ })
    await tabTo(userEvent, seats)
    const cell = canvas.getByRole('textbox', { name: 'Seats' }).closest<HTMLElement>('[data-a2s-node]')
    await expect(cell?.style.outline).toMatch(/solid/)
    await expect(canvas.getByRole('textbox', { name: 'Seats' })).toHaveValue('3')
  },
}
