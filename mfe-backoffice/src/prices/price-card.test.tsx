import { refusal, renderPage } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { PriceCard, type PriceCardProps } from './price-card.tsx'

const change = {
  oldPrice: 12,
  price: 11,
  beginsAt: '2026-11-20T12:00:00Z',
  plannedAt: '',
  who: 'Ada Steward',
}
const PRICES = {
  history: [{ ...change, id: 1 }],
  planned: [{ ...change, id: 2, oldPrice: null, price: 9, beginsAt: '2026-12-01T00:00:00Z' }],
}

function open(calls: Partial<Pick<PriceCardProps, 'onPlan' | 'onCancel'>> = {}) {
  const onPlan = vi.fn<PriceCardProps['onPlan']>(calls.onPlan ?? (async () => undefined))
  const onCancel = vi.fn<PriceCardProps['onCancel']>(async () => undefined)
  renderPage(<PriceCard name="Bell" price={11} prices={PRICES} onPlan={onPlan} onCancel={onCancel} />, '/')
  return { onPlan, onCancel }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
async function dialog() {
  await press('Change price')
  return within(await screen.findByRole('dialog', { name: 'Change price' }))
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

test('the history and what is planned stand with who did it', () => {
  open()
  expect(screen.getByRole('list', { name: 'Price history' }).textContent).toMatch(
    /^\$12 → \$11.*Ada Steward$/,
  )
  expect(screen.getByRole('list', { name: 'Planned prices' }).textContent).toMatch(/^\$9 from .*2026 \(UTC\)/)
})

test('a price changes at once', async () => {
  const { onPlan } = open()
  const { getByRole } = await dialog()
  await userEvent.clear(field('New price in dollars'))
  await userEvent.type(field('New price in dollars'), '9.50')
  await userEvent.click(getByRole('button', { name: 'Change price' }))
  await waitFor(() => expect(onPlan).toHaveBeenCalledWith({ price: 9.5, begins_on: null }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a price begins on a day, and the server’s sentence stands at the day', async () => {
  const { onPlan } = open({
    onPlan: async () => {
      throw refusal(422, 'Please check what you entered.', { begins_on: ['It has begun.'] })
    },
  })
  const { getByRole, findByText } = await dialog()
  await userEvent.click(getByRole('radio', { name: 'From a date' }))
  await userEvent.clear(field('Date'))
  await userEvent.type(field('Date'), '2027-01-31')
  await userEvent.click(getByRole('button', { name: 'Plan price' }))
  await waitFor(() => expect(onPlan).toHaveBeenCalledWith({ price: 11, begins_on: '2027-01-31' }))
  expect(await findByText('It has begun.')).toBeTruthy()
})

test('what is no price isn’t sent', async () => {
  const { onPlan } = open()
  const { getByRole, findByRole } = await dialog()
  await userEvent.clear(field('New price in dollars'))
  await userEvent.type(field('New price in dollars'), 'free')
  await userEvent.click(getByRole('button', { name: 'Change price' }))
  expect(await findByRole('alert')).toBeTruthy()
  expect(onPlan).not.toHaveBeenCalled()
})

test('a planned price is cancelled', async () => {
  const { onCancel } = open()
  await userEvent.click(screen.getByRole('button', { name: /^Cancel the price from / }))
  expect(onCancel).toHaveBeenCalledWith(2)
})
