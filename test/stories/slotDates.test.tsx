// The date fields of the two example sets of slots, where an entry is not taken: what they show is what is held (DATA-5).
import { HeadlessMantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { DateTimeFieldProps } from '../../src/index'
import { fields as mantine } from '../../stories/slots/mantine/fields'
import { fields as plainHtml } from '../../stories/slots/plain/fields'
import { plain } from '../widgets/controls'

it.each([
  ['plain HTML', plainHtml.DateTimeField],
  ['Mantine', mantine.DateTimeField],
])('%s shows what is held after an entry that was not taken (DATA-5, REND-5)', (_, DateTimeField) => {
  const onChange = vi.fn<DateTimeFieldProps['onChange']>()
  render(
    <HeadlessMantineProvider>
      <DateTimeField {...plain} type="date" value="2027-03-12" onChange={onChange} />
    </HeadlessMantineProvider>,
  )
  fireEvent.change(screen.getByLabelText('Drink'), { target: { value: '2031-01-01' } })
  fireEvent.blur(screen.getByLabelText('Drink'))
  expect(onChange.mock.calls).toEqual([['2031-01-01']])
  expect(screen.getByLabelText('Drink')).toHaveValue('2027-03-12')
})
