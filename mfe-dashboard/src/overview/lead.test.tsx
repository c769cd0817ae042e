import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { sampleBike } from '../bikes/sample-bikes.ts'
import { samplePage, sampleSummary } from '../sample-orders.ts'
import { openOverview as open, ticket, ticketPage } from './sample-overview.ts'

test('an order under way leads the page, above the steps, and stands there alone', async () => {
  const asked = { ...ticket, state: 'waiting_customer' }
  open(
    samplePage([sampleSummary(3, 'pending_payment'), sampleSummary(2, 'shipped'), sampleSummary(1)]),
    '/dashboard',
    {
      'POST /api/user/getUserBikes': { bikes: [sampleBike] },
      'GET /api/tickets': ticketPage(asked),
    },
  )
  const lead = within(await screen.findByRole('region', { name: 'Under way' }))
  expect(lead.getByRole('link', { name: 'Order NK-1002' })).toBeTruthy()
  await screen.findByRole('list', { name: 'Your bikes' })
  await screen.findByRole('list', { name: 'What to do next' })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Under way',
    'What to do next',
    'Your bike',
    'Other orders',
  ])
  expect(screen.getAllByRole('link', { name: 'Order NK-1002' })).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Order NK-1003' })).toBeTruthy()
})

test('below an order under way, only a payment still has a filled button', async () => {
  const asked = { ...ticket, state: 'waiting_customer' }
  open(samplePage([sampleSummary(2, 'shipped')]), '/dashboard', { 'GET /api/tickets': ticketPage(asked) })
  const steps = within(await screen.findByRole('list', { name: 'What to do next' }))
  expect(steps.getByRole('link').className).toContain('secondary')
  expect(screen.queryByRole('region', { name: /^(Other|Latest) order/ })).toBeNull()
})

test('below an order under way, the member’s bike still is the large picture of the page', async () => {
  const bike = { ...sampleBike, parts: ['Gel comfort saddle', 'Fenders'] }
  open(samplePage([sampleSummary(2, 'shipped')]), '/dashboard', {
    'POST /api/user/getUserBikes': { bikes: [bike] },
  })
  const [row] = (await screen.findByRole('list', { name: 'Your bikes' })).children
  expect((row as HTMLElement).dataset.picture).toBe('large')
})

test('a ticket that waits for the member stands among the next steps alone, beside it the other open ones', async () => {
  const asked = { ...ticket, id: 5, number: 'T-10005', subject: 'A creak', state: 'waiting_customer' }
  open(samplePage([sampleSummary(1)]), '/dashboard', { 'GET /api/tickets': ticketPage(asked, ticket) })
  await screen.findByRole('link', { name: /^Read and reply/ })
  const others = within(await screen.findByRole('region', { name: 'Other open tickets' }))
  expect(others.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'A rattling noise',
  ])
})
