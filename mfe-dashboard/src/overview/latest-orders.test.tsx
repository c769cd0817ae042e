import { fakeHttp, renderPage } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { samplePage, sampleSummary } from '../sample-orders.ts'
import { LatestOrders } from './latest-orders.tsx'

test('all orders but the one that the page begins with share one form, in which one under way says so and opens', async () => {
  const { http } = fakeHttp({
    'GET /api/orders': samplePage([
      sampleSummary(4, 'paid'),
      sampleSummary(3, 'paid'),
      sampleSummary(2, 'shipped'),
    ]),
  })
  renderPage(<LatestOrders />, '/dashboard', { http })
  expect(await screen.findByRole('heading', { name: 'Other orders' })).toBeTruthy()
  const orders = within(await screen.findByRole('list', { name: 'Orders' }))
  expect(orders.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Order NK-1003',
    'Order NK-1002',
  ])
  expect(orders.getByText('Packing')).toBeTruthy()
  const opening = orders.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(opening).toEqual(['/dashboard/orders/3', '/dashboard/orders/2'])
  expect(screen.queryByRole('list', { name: 'Orders under way' })).toBeNull()
})

test('an order that ended unpaid looks different from a paid one', async () => {
  const { http } = fakeHttp({
    'GET /api/orders': samplePage([sampleSummary(2), sampleSummary(1, 'expired')]),
  })
  renderPage(<LatestOrders />, '/dashboard', { http })
  const [paid, ended] = (await screen.findByRole('list', { name: 'Orders' })).children
  expect(
    within(ended as HTMLElement)
      .getByText('Not paid')
      .querySelector('svg'),
  ).toBeTruthy()
  expect([paid, ended].map((row) => (row as HTMLElement).dataset.ended)).toEqual([undefined, 'true'])
})

test('an order that ended unpaid stands behind those that came', async () => {
  const { http } = fakeHttp({
    'GET /api/orders': samplePage([sampleSummary(3, 'expired'), sampleSummary(2), sampleSummary(1)]),
  })
  renderPage(<LatestOrders />, '/dashboard', { http })
  const orders = within(await screen.findByRole('list', { name: 'Orders' }))
  expect(orders.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Order NK-1002',
    'Order NK-1001',
  ])
})
