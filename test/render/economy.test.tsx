// What renders again, counted: every widget is wrapped in one that counts. A keystroke costs one field, at 3 components or at 512.
import { screen } from '@testing-library/react'
import { Profiler } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { button, buttonV1, column, fieldV1, payloadV1, surfaceV2 } from './documents'
import { counting, large, rendered, renders } from './counting'
import { mount } from './mount'

beforeEach(() => {
  renders.length = 0
})

describe('one character', () => {
  it.each([64, 512])(
    'renders only what shows its path, in a surface of %i components (DATA-5)',
    async (size) => {
      const components = large(size)
      expect(components).toHaveLength(size)
      const commits: number[] = []
      const { user } = mount(
        { payload: surfaceV2(components, { f0: 'x' }), schemaVersion: 2, slots: counting },
        {
          around: (surface) => (
            <Profiler id="surface" onRender={() => commits.push(renders.length)}>
              {surface}
            </Profiler>
          ),
        },
      )
      // By its label's text: to ask for roles or names costs jsdom seconds among so many.
      await user.click(screen.getByText('F0'))
      expect(rendered().length).toBeGreaterThan(size / 2)
      commits.length = 0
      await user.keyboard('y')
      expect(rendered()).toEqual(['Text xy', 'TextField F0'])
      expect(commits).toHaveLength(1)
    },
    30_000,
  )

  it('that makes an answer complete also renders the buttons that waited for it, once (CHECK-3)', async () => {
    const { user } = mount({
      payload: payloadV1([
        fieldV1('text', 'a', { required: true }),
        fieldV1('text', 'b'),
        buttonV1('resume', 'Send'),
        buttonV1('exchange', 'Ask'),
      ]),
      slots: counting,
    })
    await user.click(screen.getByRole('textbox', { name: 'A' }))
    rendered()
    await user.keyboard('x')
    expect(rendered()).toEqual(['Button Send', 'TextField A'])
    await user.keyboard('y')
    expect(rendered()).toEqual(['TextField A'])
  })

  it('in a field of its own state renders that field alone (DATA-6)', async () => {
    const field = (id: string) => ({ id, component: 'TextField', label: id })
    const { user } = mount({
      payload: surfaceV2([column('root', 'a', 'b', 'send'), field('a'), field('b'), ...button('resume', 'Send')]),
      schemaVersion: 2,
      slots: counting,
    })
    await user.click(screen.getByRole('textbox', { name: 'a' }))
    rendered()
    await user.keyboard('x')
    expect(rendered()).toEqual(['TextField a'])
  })
})
