import type { Platform } from '@nireeka/contracts'
import { fakeHttp, fakePlatform, refusal, renderRoutes } from '@nireeka/kit/testing'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { sampleBikeLine, sampleOrder } from '../sample-orders.ts'

function open(reply: unknown) {
  renderRoutes(routes, '/dashboard/orders/1', { http: fakeHttp({ 'GET /api/orders/1': reply }).http })
}

const PATH = '/dashboard/orders/1'

/** Opens an order's page with additional API answers. */
function openWith(replies: Record<string, unknown>, parts: Partial<Platform> = {}) {
  const fake = fakeHttp(replies)
  renderRoutes(routes, PATH, { http: fake.http, ...parts })
  return fake
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
  expect(screen.getByText('Expected delivery: November 6 to 11.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Order NK-1001' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull()
  expect(document.title).toBe('Order NK-1001 · Nireeka')
})

test('every move stands with its time, the newest first', async () => {
  open(sampleOrder)
  const moves = items(await screen.findByRole('region', { name: 'Timeline' }))
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

test('discount, credit, delivery days and another billing address are told', async () => {
  open({
    ...sampleOrder,
    discount: 10,
    promo_code: 'WELCOME5',
    credits: 20,
    shipping_method: 'express',
    days: { min: 1, max: 3 },
    billing: {
      address: { ...sampleOrder.address, name: 'Bea' },
      country: 'United States',
      lines: ['Bea Berg', '18 Harbor View', 'San Francisco, CA 94111', 'United States'],
    },
  })
  const lines = within(await screen.findByRole('region', { name: 'What you ordered' }))
  expect(lines.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Subtotal',
    'Discount (WELCOME5)',
    'Express delivery',
    'Sales tax',
    'Total',
    'Paid with store credit',
  ])
  expect(lines.getAllByRole('definition')[1]?.textContent).toBe('−$10')
  const address = screen.getByRole('region', { name: 'Delivery address' })
  expect(address.textContent).toContain('Once shipped, it takes 1 to 3 working days.')
  expect(screen.getByRole('region', { name: 'Billing address' }).textContent).toContain('Bea Berg')
  expect(lines.getByRole('link', { name: 'Bell' }).getAttribute('href')).toBe('/shop/accessories/2')
})

test('the payment is told with what went back of it', async () => {
  const refund = {
    reason: 'A scratch.',
    state: 'done' as const,
    at: '2026-11-05T12:00:00Z',
    credit_note: 'CN-2026-000007',
  }
  open({ ...sampleOrder, refunds: [{ ...refund, amount: 30, to_credits: 10 }] })
  const payment = await screen.findByRole('region', { name: 'Payment' })
  expect(payment.textContent).toContain('$1,238.95, Test mode')
  expect(items(payment)).toEqual([
    '$30 was refunded, $10 of it as store credit. November 5, 2026: A scratch.',
  ])
  expect(screen.getByRole('button', { name: 'Credit note' })).toBeTruthy()
})

test('buying again puts what is still sold into the cart, as often as before', async () => {
  const restore = vi.fn(() => Promise.resolve())
  const [helmet, bell] = sampleOrder.lines
  openWith(
    { 'GET /api/orders/1': { ...sampleOrder, lines: [helmet, { ...bell, is_sold: false }] } },
    { cart: { ...fakePlatform().cart, restore } },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Buy again' }))
  await vi.waitFor(() => expect(restore).toHaveBeenCalledOnce())
  expect(restore).toHaveBeenCalledWith(expect.objectContaining({ productId: 1, count: 2 }))
})

test('an invoice that can’t be had says why; an order without one offers none', async () => {
  const notify = vi.fn()
  openWith(
    { 'GET /api/orders/1': sampleOrder, 'GET /api/orders/1/invoice': refusal(503, 'Busy.') },
    { notify },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Invoice' }))
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'Busy.'))
})

test('the delivery is offered for the calendar, until it has arrived', async () => {
  const notify = vi.fn()
  openWith(
    { 'GET /api/orders/1': sampleOrder, 'GET /api/orders/1/calendar': refusal(503, 'Busy.') },
    { notify },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Add delivery to calendar' }))
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'Busy.'))
  cleanup()
  open({ ...sampleOrder, status: 'delivered', schedule: null })
  await screen.findByRole('heading', { level: 1, name: 'Order NK-1001' })
  expect(screen.queryByRole('button', { name: 'Add delivery to calendar' })).toBeNull()
})

test('a payment page that could not be opened before is opened on the way there', async () => {
  const navigate = vi.fn()
  openWith(
    {
      'GET /api/orders/1': { ...sampleOrder, status: 'pending_payment', pay_url: null, invoice_number: null },
      'POST /api/orders/1/pay': { redirect: 'https://pay.example/2' },
    },
    { navigate },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Pay now' }))
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('https://pay.example/2'))
  expect(screen.queryByRole('button', { name: 'Invoice' })).toBeNull()
})

const hrefOf = (name: RegExp) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null

test('a bike shows what was built, and leads to the same build and to its upgrades', async () => {
  open({ ...sampleOrder, lines: [sampleBikeLine] })
  expect(await screen.findByText('Carbon rims, Comfort saddle')).toBeTruthy()
  expect(hrefOf(/^Order this build again/)).toBe('/configurator/nyx?build=1-w-3--8h.gt')
  expect(hrefOf(/^Upgrade this bike/)).toBe('/configurator/nyx?orderBikeID=7&mode=CEOM')
  expect(screen.queryByRole('button', { name: 'Buy again' })).toBeNull()
})

test('a bike that isn’t paid for can’t be upgraded yet; upgrades lead nowhere', async () => {
  open({
    ...sampleOrder,
    lines: [
      { ...sampleBikeLine, order_bike_id: null },
      { ...sampleBikeLine, kind: 'upgrade', title: 'Upgrades for your Nireeka Prime', is_sold: false },
    ],
  })
  expect(await screen.findByText(/^Upgrades for your/)).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /^Order this build again/ })).toHaveLength(1)
  expect(hrefOf(/^Upgrade this bike/)).toBeNull()
})

test.each([
  [0, 'Once shipped, it takes 3 to 6 working days.'],
  [18, 'Building takes 18 working days. Once shipped, it takes 3 to 6 working days.'],
  [null, 'Delivery date on request. Once shipped, it takes 3 to 6 working days.'],
])('what is built first takes its time: %j working days', async (lead_days, text) => {
  open({ ...sampleOrder, lead_days })
  expect(await screen.findByText(text)).toBeTruthy()
})

test('an order with a bike is built, by the day that the workshop has promised', async () => {
  const order = {
    ...sampleOrder,
    status: 'in_production',
    lines: [sampleBikeLine],
    lead_days: 18,
    schedule: null,
  }
  open({ ...order, built_by: '2026-12-18' })
  const way = within(await screen.findByRole('list', { name: 'Order progress' }))
  expect(way.getByRole('listitem', { current: 'step' }).textContent).toContain('Building')
  expect(way.queryByText(/Packing/)).toBeNull()
  expect(screen.getByText('We’ll have it built by December 18, 2026.')).toBeTruthy()
})
