// What a host decides: width, direction, language, its own widgets, and several surfaces on one page.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { A2uiSurface, type ActionCallback, NativeSelect } from '../../src/index'
import { documentNamed } from '../documents'
import { pressOn, tabTo, toggle, typeInto } from '../keyboard'
import { arabic } from './arabic'
import { german } from './german'
import { SentBelow } from './SentBelow'

const meta = {
  title: 'Surfaces/Host',
  component: A2uiSurface,
  decorators: [SentBelow],
  args: {
    interrupt: { kind: 'clarification' },
    onResume: fn<ActionCallback>(),
    onExchange: fn<ActionCallback>(),
  },
} satisfies Meta<typeof A2uiSurface>

export default meta
type Story = StoryObj<typeof meta>

export const Narrow: Story = {
  name: 'Wide rows at 320 px (REND-6)',
  args: { envelopes: documentNamed('address-v2').envelopes },
  decorators: [
    (Story) => (
      <div className="story-narrow">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const surface = canvas.getByRole('group', { name: 'Form' })
    await expect(surface.clientWidth).toBeLessThanOrEqual(320)
    await expect(surface.scrollWidth).toBeLessThanOrEqual(surface.clientWidth)
  },
}

export const RightToLeft: Story = {
  name: 'Right to left, in Arabic (REND-6)',
  args: { envelopes: documentNamed('library-card-arabic').envelopes, dir: 'rtl', locale: 'ar', strings: arabic },
  play: async ({ canvas, userEvent }) => {
    const surface = canvas.getByRole('group', { name: 'نموذج' })
    await expect(surface).toHaveAttribute('dir', 'rtl')
    const email = canvas.getByRole('textbox', { name: 'البريد الإلكتروني' }).getBoundingClientRect()
    const phone = canvas.getByRole('textbox', { name: /رقم الهاتف/ }).getBoundingClientRect()
    await expect(email.left).toBeGreaterThan(phone.left)
    await tabTo(userEvent, canvas.getByRole('checkbox', { name: 'التاريخ' }))
    await toggle(userEvent, canvas.getByRole('checkbox', { name: 'العلوم' }))
    await expect(canvas.getByRole('checkbox', { name: 'العلوم', checked: true })).toHaveFocus()
  },
}

export const German: Story = {
  name: 'German, the library’s words included (CHECK-3)',
  args: { envelopes: documentNamed('bulky-waste-german').envelopes, locale: 'de', strings: german },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Formular' })).toHaveAttribute('lang', 'de')
    const send = canvas.getByRole('button', { name: 'Abholung verbindlich anmelden' })
    await pressOn(userEvent, send)
    await expect(await canvas.findByRole('alert', {}, { timeout: 10_000 })).toHaveTextContent('Noch nicht gesendet')
    await expect(send).toHaveAccessibleDescription('Es fehlen noch erforderliche Antworten.')
  },
}

export const TwoSurfaces: Story = {
  name: 'Two of the same on one page (REND-8)',
  args: { envelopes: documentNamed('newsletter-v2').envelopes },
  render: (args) => (
    <div className="story-pair">
      <section aria-label="First">
        <A2uiSurface {...args} />
      </section>
      <section aria-label="Second">
        <A2uiSurface {...args} />
      </section>
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const first = within(canvas.getByRole('region', { name: 'First' }))
    const second = within(canvas.getByRole('region', { name: 'Second' }))
    await typeInto(userEvent, first.getByRole('textbox', { name: 'First name' }), 'Ada')
    await expect(second.getByRole('textbox', { name: 'First name' })).toHaveValue('')
    const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id)
    await expect(new Set(ids).size).toBe(ids.length)
  },
}

export const NativeWidgets: Story = {
  name: 'The platform’s select in place of the library’s (SEC-4)',
  args: { envelopes: documentNamed('address-v1').envelopes, slots: { Select: NativeSelect } },
  play: async ({ canvas, userEvent }) => {
    const country = canvas.getByRole('combobox', { name: 'Country' })
    await expect(country.tagName).toBe('SELECT')
    await tabTo(userEvent, country)
    // The keys of a native select are the browser's own, which synthetic events do not reach.
    await userEvent.selectOptions(country, 'Belgium')
    await expect(country).toHaveDisplayValue('Belgium')
  },
}
