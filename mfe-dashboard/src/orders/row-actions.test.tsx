import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { samplePage, sampleSummary } from '../sample-orders.ts'

const DAY_MS = 24 * 60 * 60_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

test('only while 14 days run, something of a delivered order is sent back from its row', async () => {
  const orders = samplePage([
    { ...sampleSummary(1), delivered_at: daysAgo(13) },
    { ...sampleSummary(2), delivered_at: daysAgo(15) },
    { ...sampleSummary(3, 'refunded'), delivered_at: daysAgo(1) },
  ])
  const { http } = fakeHttp({ 'GET /api/orders': orders })
  renderRoutes(routes, '/dashboard/orders', { http })
  const [link, ...others] = await screen.findAllByRole('link', { name: /^Return items/ })
  expect(link?.getAttribute('href')).toBe('/dashboard/orders/1/return')
  expect(others).toEqual([])
})
