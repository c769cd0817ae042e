import { refusal } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { openCustomer, PATH } from '../open-customer.tsx'
import { customer } from '../sample-customers.ts'

test('a member stands with account, orders, bikes, credits, tickets and sessions', async () => {
  openCustomer()
  expect(await screen.findByRole('heading', { level: 1, name: 'Anna Berg' })).toBeTruthy()
  expect(document.title).toBe('Anna Berg · Nireeka')
  const order = await screen.findByRole('link', { name: 'NK-1001' })
  expect(order.getAttribute('href')).toBe('/backoffice/orders/1')
  expect(screen.getByText('NKP-26-000123')).toBeTruthy()
  expect(screen.getByText(/2 saved addresses/)).toBeTruthy()
  const ticket = await screen.findByRole('link', { name: 'T-10005' })
  expect(ticket.getAttribute('href')).toBe('/dashboard/support/5')
  expect(screen.getByText('Gets the newsletter.')).toBeTruthy()
  const credits = within(await screen.findByRole('region', { name: 'Credits' }))
  expect(await credits.findByText('Welcome')).toBeTruthy()
  const account = within(screen.getByRole('region', { name: 'Account' }))
  expect(account.getByText('Two-step login').parentElement?.textContent).toContain('On')
  const sessions = within(screen.getByRole('region', { name: 'Sessions' }))
  expect(sessions.getByText('Firefox on Linux')).toBeTruthy()
})

test('a blocked account says why, and one that is to be deleted when', async () => {
  openCustomer(
    customer({
      block: { reason: 'Stolen cards.', at: '2026-11-01T12:00:00Z' },
      deletion: { asked_at: '2026-11-01T12:00:00Z', due_at: '2026-11-15T12:00:00Z' },
      sessions: [],
    }),
  )
  expect(await screen.findByText(/Stolen cards\./)).toBeTruthy()
  expect(screen.getByText(/unless the member logs in before/)).toBeTruthy()
  expect(screen.getByText('Not logged in anywhere.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull()
})

test('a part that could not be read is tried again by itself', async () => {
  let tries = 0
  openCustomer(customer(), {
    [`GET ${PATH}/support`]: () =>
      tries++ === 0 ? refusal(503, 'Busy.') : { tickets: [], gets_newsletter: false },
  })
  expect(await screen.findByText('Tickets can’t be shown right now')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No questions yet.')).toBeTruthy()
})

test('a member that does not exist is told', async () => {
  openCustomer(refusal(404, 'There is no such customer.'))
  expect(await screen.findByRole('heading', { name: 'There’s no such page in the back office' })).toBeTruthy()
})
