// Contrast, measured in the colours that the browser comes to.
import axe from 'axe-core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../src/widgets/styles.css'
import { Button } from '../../src/widgets/Button'
import { Card } from '../../src/widgets/Card'
import { Heading } from '../../src/widgets/Heading'
import { Notice } from '../../src/widgets/Notice'
import { SentList } from '../../src/widgets/SentList'
import { SurfaceFrame } from '../../src/widgets/SurfaceFrame'
import { Text } from '../../src/widgets/Text'
import { controls, plain } from './controls'

const ignore = () => undefined
const frame = { label: 'Surface', status: 'Sending', busy: false, rootRef: null }
const button = { onPress: ignore, unavailable: false, inactive: false, busy: false } as const

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })

/** WCAG's relative luminance of a CSS colour, read back from a painted pixel. */
function luminance(colour: string): number {
  if (canvas === null) throw new Error('No canvas')
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(element: Element, behind = element): number {
  const { color } = getComputedStyle(element)
  const { backgroundColor } = getComputedStyle(behind)
  const [dark = 0, light = 0] = [luminance(color), luminance(backgroundColor)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

it('keeps 4.5:1 on the primary button for every colour of an agent, pointed at or not (TRUST-4)', async () => {
  await render(
    <SurfaceFrame {...frame} accent="#000000">
      <Button {...button} id="send" variant="primary">
        Send
      </Button>
    </SurfaceFrame>,
  )
  const surface = page.getByRole('group', { name: 'Surface' }).element() as HTMLElement
  const send = page.getByRole('button', { name: 'Send' }).element() as HTMLElement
  send.style.transition = 'none'
  const check = (colour: string) => {
    surface.style.setProperty('--a2s-agent-tint', colour)
    expect(contrast(send)).toBeGreaterThanOrEqual(4.5)
    send.style.background = 'var(--_a2s-tint-hover)'
    expect(contrast(send)).toBeGreaterThanOrEqual(4.5)
    send.style.background = ''
  }
  const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'))
  const colour = fc.tuple(channel, channel, channel).map((channels) => `#${channels.join('')}`)
  fc.assert(fc.property(colour, check), {
    numRuns: 500,
    examples: [['#ffffff'], ['#000000'], ['#767676'], ['#757575']],
  })
})

it('keeps 4.5:1 on what the accent of a host fills', async () => {
  await render(
    <div className="a2s-surface" style={{ ['--a2s-accent' as string]: '#ffd200' }}>
      {controls
        .filter(({ name }) => name === 'ToggleGroup of several')
        .map(({ name, filled }) => (
          <div key={name}>{filled(plain, ignore)}</div>
        ))}
    </div>,
  )
  const chip = page.getByRole('checkbox', { name: 'Tea' }).element()
  expect(getComputedStyle(chip).backgroundColor).toBe('rgb(255, 210, 0)')
  expect(contrast(page.getByText('Tea').element(), chip)).toBeGreaterThanOrEqual(4.5)
})

it.each(['light', 'dark'])('passes axe with its colours in every state, %s', async (scheme) => {
  const each = (state: object, key: string) =>
    controls.map(({ name, filled }) => (
      <div key={name}>
        {filled({ ...plain, label: name, id: `${name}-${key}`.replaceAll(' ', '-'), ...state }, ignore)}
      </div>
    ))
  const { container } = await render(
    <div style={{ colorScheme: scheme, background: 'Canvas' }}>
      <SurfaceFrame {...frame} attribution="From an agent" untrusted="Not trusted" alert="Failed" accent="#ff8800">
        <Heading level={1} size={5} text="Small" />
        {each({}, 'plain')}
        {each({ required: true, error: 'Wrong', description: 'Help' }, 'wrong')}
        {each({ readOnly: true }, 'fixed')}
        {(['default', 'primary', 'borderless'] as const).map((variant) => (
          <div key={variant}>
            <Button {...button} id={`${variant}-a`} variant={variant}>
              Send
            </Button>
            <Button {...button} id={`${variant}-b`} variant={variant} inactive busy reason="Not yet">
              Wait
            </Button>
          </div>
        ))}
        <Card>
          <Text variant="caption" text="Caption" />
        </Card>
        <Notice title="Not shown" reason="Unknown" detailsLabel="Document" details="{}" />
        <SentList title="Sent" entries={[{ label: 'Name', text: 'Ada' }]} />
      </SurfaceFrame>
    </div>,
  )
  const surface = page.getByRole('group', { name: 'Surface' }).element()
  expect(luminance(getComputedStyle(surface).backgroundColor) < 0.1).toBe(scheme === 'dark')
  const { violations, passes, incomplete } = await axe.run(container)
  expect(violations).toEqual([])
  expect(passes.map((rule) => rule.id)).toContain('color-contrast')
  expect(incomplete).toEqual([])
})
