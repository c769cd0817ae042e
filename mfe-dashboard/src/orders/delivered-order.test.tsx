import { fakeHttp, renderPage } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { samplePage, sampleSummary } from '../sample-orders.ts'
import { OrdersPage } from './orders-page.tsx'

test('a delivered order says until when it can go back, and after that when it came', async () => {
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000)
  const { http } = fakeHttp({
    'GET /api/orders': samplePage([
      { ...sampleSummary(2), delivered_at: yesterday.toISOString() },
      { ...sampleSummary(1), delivered_at: '2025-01-02T12:00:00Z' },
    ]),
  })
  renderPage(<OrdersPage />, '/dashboard/orders', { http })
  const [newest, oldest] = (await screen.findByRole('list', { name: 'Orders' })).children
  expect(newest?.textContent).toMatch(/Return by \w+ \d+, \d{4}/)
  expect(oldest?.textContent).toContain('Delivered on Jan 2, 2025')
  expect(oldest?.textContent).not.toContain('Return by')
  expect(oldest?.textContent?.match(/Delivered/g)).toHaveLength(1)
})
