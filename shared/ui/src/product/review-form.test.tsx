import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'

import { ReviewForm } from './review-form.tsx'
import { ReviewStatus } from './review-status.tsx'

function open(given: Partial<ComponentProps<typeof ReviewForm>> = {}) {
  const onRate = vi.fn<(rating: number) => void>()
  render(
    <ReviewForm
      title="Nireeka Nyx"
      rating={null}
      onRate={onRate}
      fields={{ title: { name: 'title' }, body: { name: 'body' } }}
      errors={{ rating: false }}
      failure={null}
      hasBought={false}
      isBusy={false}
      onSubmit={(event) => event.preventDefault()}
      {...given}
    />,
  )
  return { onRate }
}

test('a review asks for stars of the product, and for two texts that may be left out', async () => {
  const { onRate } = open()
  expect(screen.getByRole('group', { name: 'How do you like the Nireeka Nyx?' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: '4 stars: Very good' }))
  expect(onRate).toHaveBeenCalledWith(4)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'In a few words (optional)' }).name).toBe(
    'title',
  )
  expect(screen.getByRole('textbox', { name: 'What should others know? (optional)' })).toBeTruthy()
})

test('a missing rating is said at the stars alone, any other failure above the form', () => {
  open({ errors: { rating: true }, failure: 'Invalid input' })
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Please choose one to five stars.',
  ])
})

test('a review that could not be sent says why', () => {
  open({ failure: 'We couldn’t reach the shop.' })
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t reach the shop.')
})

test('only an earlier review can be left as it is', async () => {
  const onCancel = vi.fn<() => void>()
  open({ onCancel })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onCancel).toHaveBeenCalledOnce()
  cleanup()
  open()
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
})

test.each([
  [true, 1],
  [false, 0],
])('whether the author has bought the product is said beforehand: %s', (hasBought, count) => {
  open({ hasBought })
  expect(screen.queryAllByText(/You bought this from us/)).toHaveLength(count)
})

test.each([
  ['pending', null, 'Your review is waiting for approval'],
  ['published', null, 'Your review is shown here'],
  ['rejected', 'Please say more.', 'Please say more. You can change it and send it again.'],
] as const)('the author of a %s review is told so', (state, reason, sentence) => {
  render(<ReviewStatus state={state} reason={reason} />)
  expect(screen.getByText(sentence)).toBeTruthy()
})
