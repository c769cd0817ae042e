import { CONFIRMATIONS, type Platform } from '@nireeka/contracts'
import type { SavedCardData } from '@nireeka/contracts/api'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { routes } from '../../routes.ts'

afterEach(() => vi.useRealTimers())

const card = (id: string, change: Partial<SavedCardData> = {}): SavedCardData => ({
  id,
  brand: 'visa',
  last_four: '4242',
  exp_month: 12,
  exp_year: 2034,
  ...change,
})
const saved = (cards: SavedCardData[], may_save = true) => ({ cards, may_save })
const payments = { items: [], page: 1, per_page: 20, total: 0 }

function open(cards: unknown, replies: Record<string, unknown> = {}) {
  vi.useFakeTimers({ now: new Date(2026, 10, 25), toFake: ['Date'] })
  const notify = vi.fn<Platform['notify']>()
  const confirm = vi.fn<Platform['confirm']>().mockResolvedValue(true)
  const { http, calls } = fakeHttp({
    'GET /api/payments': payments,
    'GET /api/saved-cards': cards,
    ...replies,
  })
  renderRoutes(routes, '/dashboard/payments', { http, notify, confirm })
  return { calls, notify, confirm }
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Your saved cards' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('saved cards are listed by brand and last digits, with how long they last', async () => {
  open(
    saved([
      card('a'),
      card('b', { brand: 'amex', last_four: '0005', exp_month: 12, exp_year: 2026 }),
      card('c', { brand: 'from_mars', exp_month: 10, exp_year: 2026 }),
    ]),
  )
  expect(await rows()).toEqual([
    'Visa ending in 4242Expires 12/2034Remove Visa ending in 4242',
    'American Express ending in 0005Expires 12/2026Expires soonRemove American Express ending in 0005',
    'Card ending in 4242Expired 10/2026ExpiredRemove Card ending in 4242',
  ])
})

test('a card is removed once its owner has confirmed that this is not reversible', async () => {
  let cards = [card('a'), card('b', { last_four: '1881' })]
  const { notify, confirm } = open(() => saved(cards), {
    'DELETE /api/saved-cards/a': () => void (cards = cards.slice(1)),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Visa ending in 4242' }))
  await vi.waitFor(async () => expect(await rows()).toHaveLength(1))
  expect(confirm).toHaveBeenCalledWith(CONFIRMATIONS.deleteSavedCard)
  expect(notify).toHaveBeenCalledWith('success', 'Card removed.')
})

test('whoever thinks better of it removes nothing', async () => {
  const { calls, confirm } = open(saved([card('a')]))
  confirm.mockResolvedValue(false)
  await userEvent.click(await screen.findByRole('button', { name: /^Remove/ }))
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([])
})

test('why a card could not be removed is told, and the list is read again', async () => {
  const { notify, calls } = open(saved([card('a')]), {
    'DELETE /api/saved-cards/a': refusal(503, 'Try again in a minute.'),
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Remove/ }))
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'Try again in a minute.'))
  await vi.waitFor(() => expect(calls.filter((call) => call === 'GET /api/saved-cards')).toHaveLength(2))
})

test('who has saved none is told how', async () => {
  open(saved([]))
  expect(await screen.findByText(/^You have no saved cards/)).toBeTruthy()
  // Below the payments, because there is nothing to do there.
  await screen.findByRole('heading', { name: 'No payments yet' })
  expect(screen.getAllByRole('heading', { level: 2 }).at(-1)?.textContent).toBe('Saved cards')
})

test('a shop whose providers save no cards doesn’t mention them', async () => {
  open(saved([], false))
  expect(await screen.findByRole('heading', { name: 'No payments yet' })).toBeTruthy()
  await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'Saved cards' })).toBeNull())
})

test('a provider that can’t be reached leaves the rest of the page, and is tried again', async () => {
  let isAway = true
  open(() => (isAway ? refusal(503, 'Your saved cards can’t be reached.') : saved([card('a')])))
  expect(await screen.findByText('Your saved cards can’t be reached.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'No payments yet' })).toBeTruthy()
  isAway = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rows()).toHaveLength(1)
})
