import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
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

test('a row has one action: to return it while that is possible, afterwards to buy again', async () => {
  const may_buy_again = true
  const orders = samplePage([
    { ...sampleSummary(1), delivered_at: daysAgo(13), may_buy_again, invoice_number: 'INV-1' },
    { ...sampleSummary(2), delivered_at: daysAgo(15), may_buy_again, invoice_number: 'INV-2' },
  ])
  const { http } = fakeHttp({ 'GET /api/orders': orders })
  renderRoutes(routes, '/dashboard/orders', { http })
  const list = within(await screen.findByRole('list', { name: 'Orders' }))
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Buy again order NK-1002',
  ])
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Order NK-1001',
    'Return items of order NK-1001',
    'Order NK-1002',
  ])
})

test('an order under way opens from its number, and one that ended unpaid is bought again', async () => {
  const may_buy_again = true
  const orders = samplePage([
    { ...sampleSummary(1, 'paid'), may_buy_again },
    { ...sampleSummary(2, 'expired'), may_buy_again },
    { ...sampleSummary(3, 'cancelled'), may_buy_again: false },
  ])
  const { http } = fakeHttp({ 'GET /api/orders': orders })
  renderRoutes(routes, '/dashboard/orders', { http })
  const order = await screen.findByRole('link', { name: 'Order NK-1001' })
  expect(order.getAttribute('href')).toBe('/dashboard/orders/1')
  const again = screen.getAllByRole('button', { name: /^Buy again/ })
  expect(again.map(({ textContent }) => textContent)).toEqual(['Buy again order NK-1002'])
})

test('what an order’s goods are called keeps figures with their units', async () => {
  const lines = [
    { title: 'Rack pannier 20 l', count: 1, image: '/pictures/accessories/rack-pannier-main.webp' },
  ]
  const { http } = fakeHttp({ 'GET /api/orders': samplePage([{ ...sampleSummary(1), lines }]) })
  renderRoutes(routes, '/dashboard/orders', { http })
  const bought = await screen.findByRole('list', { name: 'Bought' })
  expect(bought.textContent).toBe('Rack pannier 20\u00A0l')
})
