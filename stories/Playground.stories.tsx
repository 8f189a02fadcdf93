// The first thing to try: any document, rendered as a host would see it.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, within } from 'storybook/test'
import { documentNamed } from './documents'
import { pressOn, tabTo, typeInto } from './keyboard'
import { Playground } from './playground/Playground'

const meta = {
  title: 'Playground',
  component: Playground,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { example: 'hotel-v2' },
} satisfies Meta<typeof Playground>

export default meta
type Story = StoryObj<typeof meta>

export const TryIt: Story = { name: 'Try it' }

export const FillsInAnExample: Story = {
  name: 'An example, from the list to the value (ACT-2, DATA-5)',
  play: async ({ canvas, userEvent, step }) => {
    const inspector = within(canvas.getByRole('region', { name: 'What the host knows' }))
    await step('pick a document', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Example' }), 'Product feedback, version 2')
      await expect(canvas.getByRole('heading', { name: 'How was the new editor?' })).toBeVisible()
      await expect(inspector.getByText('Envelope of version 2')).toBeVisible()
    })
    await step('type, and see the data model change', async () => {
      await typeInto(userEvent, canvas.getByRole('textbox', { name: 'What did you miss?' }), 'A spell checker')
      await expect(inspector.getByRole('group', { name: 'Data model' })).toHaveTextContent(
        '"missing": "A spell checker"',
      )
    })
    await step('press, and see the value', async () => {
      await tabTo(userEvent, canvas.getByRole('radio', { name: 'Very poor' }))
      await userEvent.keyboard('{ArrowUp} ')
      await pressOn(userEvent, canvas.getByRole('button', { name: 'Send feedback' }))
      await expect(await canvas.findByText('Your answer was sent.', {}, { timeout: 5000 })).toBeVisible()
      await tabTo(userEvent, inspector.getByRole('tab', { name: 'Store' }))
      await userEvent.keyboard('{End}')
      const sent = inspector.getByRole('tabpanel', { name: /^Sent/ })
      await expect(sent).toHaveTextContent('resume from “send”')
      await expect(sent).toHaveTextContent('"missing": "A spell checker"')
    })
  },
}

export const BrokenJson: Story = {
  name: 'Broken JSON: line and column, and nothing lost',
  play: async ({ canvas, userEvent }) => {
    const editor = canvas.getByRole('textbox', { name: 'JSON' })
    const broken = '{\n  "catalogVersion": "0.9.1",\n  "surface": { "components": [] ]\n}'
    await fireEvent.change(editor, { target: { value: broken } })
    await expect(editor).toHaveValue(broken)
    await expect(editor).toBeInvalid()
    await expect(editor).toHaveAccessibleDescription(/Line 3, column 33: Expected a comma or } here\./)
    await expect(canvas.getByRole('heading', { name: 'Book a room in Ghent' })).toBeVisible()
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Go to the place' }))
    await expect(editor).toHaveFocus()
    await expect(editor).toHaveProperty('selectionStart', broken.indexOf(']', broken.indexOf(']') + 1))
  },
}

export const RefusedPayload: Story = {
  name: 'A refused payload, and why (ADM-8, STORE-2)',
  play: async ({ canvas }) => {
    const payload = {
      catalogVersion: '0.9.1',
      surface: {
        components: [
          { component: 'field.text', label: 'Name' },
          { component: 'chart', data: [1, 2, 3] },
        ],
      },
    }
    await fireEvent.change(canvas.getByRole('textbox', { name: 'JSON' }), {
      target: { value: JSON.stringify(payload) },
    })
    await expect(canvas.getByText('Read as 1 payload of version 1.')).toBeVisible()
    await expect(canvas.getByText('This cannot be shown.')).toBeVisible()
    const verdict = canvas.getByRole('tabpanel', { name: /^Store/ })
    await expect(verdict).toHaveTextContent('envelope_invalid')
    await expect(verdict).toHaveTextContent('/surface/components/0')
    await expect(verdict).toHaveTextContent(/Unknown component "chart"/)
  },
}

export const StaleFrame: Story = {
  name: 'JSON Lines with a delta frame that does not fit (DELTA-4)',
  play: async ({ canvas }) => {
    const [envelope] = documentNamed('newsletter-v1').envelopes
    const frame = {
      surfaceRef: 'newsletter-v1-1',
      catalogVersion: '0.9.1',
      patch: [{ op: 'remove', path: '/nowhere' }],
    }
    const text = [envelope, frame].map((document) => JSON.stringify(document)).join('\n')
    await fireEvent.change(canvas.getByRole('textbox', { name: 'JSON' }), { target: { value: text } })
    await expect(canvas.getByText('Read as 1 envelope, 1 delta frame.')).toBeVisible()
    const verdict = canvas.getByRole('tabpanel', { name: /^Store/ })
    await expect(verdict).toHaveTextContent('patch_failed')
    await expect(verdict).toHaveTextContent('The host was asked for the full surface once.')
    await expect(canvas.getByText('This cannot be shown.')).toBeVisible()
  },
}

export const StepByStep: Story = {
  name: 'Envelope by envelope (FOLD-5, PART-1)',
  args: { example: 'streaming-trip' },
  play: async ({ canvas, userEvent }) => {
    const back = canvas.getByRole('button', { name: 'Back' })
    await expect(canvas.getByRole('button', { name: 'Reserve' })).toBeVisible()
    await pressOn(userEvent, back)
    await expect(canvas.queryByRole('button', { name: 'Reserve' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('slider', { name: 'Received so far' })).toHaveValue('4')
    await typeInto(userEvent, canvas.getByRole('textbox', { name: 'Seats' }), '3')
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByRole('button', { name: 'Reserve' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Seats' })).toHaveValue('3')
  },
}
