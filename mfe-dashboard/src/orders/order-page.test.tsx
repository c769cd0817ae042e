import { fakeHttp, refusal, renderPage } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { Dashboard } from '../dashboard.tsx'
import { sampleOrder } from '../sample-orders.ts'

function open(reply: unknown) {
  renderPage(<Dashboard />, '/dashboard/orders/1', { http: fakeHttp({ 'GET /api/orders/1': reply }).http })
}

const items = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('an order shows its lines, totals and address as they were when it was placed', async () => {
  open(sampleOrder)
  const lines = await screen.findByRole('region', { name: 'What you ordered' })

  expect(items(lines)).toEqual(['City helmet 2 × $119$238', 'Bell 1 × $12.95$12.95'])
  expect(
    within(lines)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['$1,137.95', '$9', '$92', '$1,238.95'])
  const address = screen.getByRole('region', { name: 'Delivery address' })
  expect(address.textContent).toContain('San Francisco, CA 94111United States')
  expect(screen.getByRole('heading', { level: 1, name: 'Order NK-1001' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull()
  expect(document.title).toBe('Order NK-1001 · Nireeka')
})

test('every move stands with its time, the newest first', async () => {
  open(sampleOrder)
  const moves = items(await screen.findByRole('region', { name: 'What happened' }))
  expect(moves.map((move) => move?.split(' November')[0])).toEqual(['On its way', 'Paid', 'Order placed'])
})

test('an order that waits for its payment leads to the payment page', async () => {
  open({ ...sampleOrder, status: 'pending_payment', pay_url: 'https://pay.example/1' })
  const link = await screen.findByRole('link', { name: 'Pay now' })
  expect(link.getAttribute('href')).toBe('https://pay.example/1')
})

test.each([404, 422])('an order of somebody else, or none at all (%i), is not found', async (status) => {
  open(refusal(status, 'No.'))
  expect(await screen.findByRole('heading', { level: 1, name: 'This isn’t in your dashboard' })).toBeTruthy()
})

test('an order that could not be loaded says why', async () => {
  open(refusal(500, 'Down.'))
  expect(await screen.findByText('Down.')).toBeTruthy()
})
