import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'

import { RatingInput } from './rating-input.tsx'

function Review({ first = null }: { first?: number | null }) {
  const [value, setValue] = useState<number | null>(first)
  return <RatingInput legend="How do you like it?" value={value} onChange={setValue} />
}

test('a star is a radio with its number and a word, and choosing it says the word', async () => {
  render(<Review />)
  expect(screen.getByRole('group', { name: 'How do you like it?' })).toBeTruthy()
  expect(screen.getByText('Not rated yet')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: '4 stars: Very good' }))
  expect(screen.getByRole('radio', { name: '4 stars: Very good', checked: true })).toBeTruthy()
  expect(screen.getByText('Very good')).toBeTruthy()
})

test('the stars are radios of one name, through which arrow keys walk', () => {
  render(<Review first={3} />)
  const names = screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.name)
  expect(names).toHaveLength(5)
  expect(new Set(names).size).toBe(1)
})

test('what is wrong describes the whole question', () => {
  render(
    <RatingInput
      legend="Rate it"
      value={null}
      onChange={vi.fn<() => void>()}
      error="Choose at least one star."
    />,
  )
  expect(screen.getByRole('alert').id).toBe(screen.getByRole('group').getAttribute('aria-describedby'))
})

test('a rating that is closed can’t be changed', async () => {
  const change = vi.fn<(value: number) => void>()
  render(<RatingInput legend="Rate it" value={2} onChange={change} isDisabled />)
  await userEvent.click(screen.getByRole('radio', { name: '5 stars: Excellent' }))
  expect(change).not.toHaveBeenCalled()
})
