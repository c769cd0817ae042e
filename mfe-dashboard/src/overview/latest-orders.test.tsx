import { fakeHttp, renderPage } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { samplePage, sampleSummary } from '../sample-orders.ts'
import { LatestOrders } from './latest-orders.tsx'

test('the newest order under way shows in the overview how far it is', async () => {
  const { http } = fakeHttp({
    'GET /api/orders': samplePage([sampleSummary(3, 'paid'), sampleSummary(2, 'shipped'), sampleSummary(1)]),
  })
  renderPage(<LatestOrders />, '/dashboard', { http })
  const first = within(await screen.findByRole('list', { name: 'Orders under way' }))
  expect(first.getByRole('link', { name: 'Order NK-1003' })).toBeTruthy()
  expect(first.getByRole('list', { name: 'Progress of order NK-1003' })).toBeTruthy()
  const others = within(screen.getByRole('list', { name: 'Orders' }))
  expect(others.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Order NK-1002',
    'Order NK-1001',
  ])
})
