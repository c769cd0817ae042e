import type { PlatformEvent } from '@nireeka/contracts'
import type { ShownOrderStatus } from '@nireeka/contracts/api'
import { fakeHttp, refusal, renderPage } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { Shop } from '../shop.tsx'
import { checkoutData, quotes } from '../testing/checkout.ts'

const PATH = '/shop/orders/7/return?provider=sandbox&session_id=secret-1'
const CALL = 'GET /api/call-back-pay/sandbox/7'

const ORDER = 'GET /api/orders/7'

const order = {
  id: 7,
  number: 'NK-10007',
  status: 'paid',
  country: 'Germany',
  address: { name: 'Ann', last_name: 'Rider', street: 'Hauptstr. 12', city: 'Berlin' },
  lines: [{ product_id: 1, title: 'City helmet', image: null, price: 119.5, count: 2 }],
  subtotal: 239,
  shipping: 9,
  tax: 12,
  total: 260,
}

const returned = (status: ShownOrderStatus) => ({ order_id: 7, number: 'NK-10007', status })

/** The customer comes back; the payment is asked for once per answer given. */
function comeBack(...answers: unknown[]) {
  const events: PlatformEvent[] = []
  const secrets: unknown[] = []
  const reply = ({ query }: { query?: Record<string, unknown> }) => {
    secrets.push(query?.['session_id'])
    return answers.shift()
  }
  const { http } = fakeHttp({ [CALL]: reply, [ORDER]: order })
  renderPage(<Shop />, PATH, { http, publish: (event) => events.push(event) })
  return { events, secrets }
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a paid order is thanked for, and told to the shell once', async () => {
  const { events, secrets } = comeBack(returned('paid'))
  expect(await heading('Thank you for your order')).toBeDefined()
  expect(screen.getByText('Order NK-10007')).toBeDefined()
  expect(document.title).toBe('Your order · Nireeka')
  expect(secrets).toEqual(['secret-1'])
  expect(events).toEqual([{ type: 'order:placed', orderId: 7 }])
  expect(screen.getByRole('link', { name: 'Your orders' }).getAttribute('href')).toBe('/dashboard/orders')
})

test('what was ordered stands beside the outcome, and what happens next below it', async () => {
  comeBack(returned('paid'))
  const ordered = within(await screen.findByRole('complementary', { name: 'What you ordered' }))
  expect((await ordered.findByRole('listitem')).textContent).toBe('City helmet × 2$239')
  expect(ordered.getByText('$260')).toBeDefined()
  expect(ordered.getByText('Goes to Ann Rider, Hauptstr. 12, Berlin, Germany')).toBeDefined()
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('We pack it')
})

test('the outcome counts also when what was ordered can’t be had', async () => {
  const { http } = fakeHttp({ [CALL]: returned('cancelled'), [ORDER]: refusal(500, 'One moment, please.') })
  renderPage(<Shop />, PATH, { http })
  expect(await heading('Nothing was paid')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'What happens next' })).toBeNull()
})

test('a payment that isn’t confirmed yet can be checked again, and counts when it is', async () => {
  const { events } = comeBack(returned('pending_payment'), returned('pending_payment'), returned('paid'))
  expect(await heading('Your payment is on its way')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  expect(events).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: 'Check again', busy: false }))
  expect(await heading('Thank you for your order')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
  expect(events).toEqual([{ type: 'order:placed', orderId: 7 }])
})

test.each(['cancelled', 'expired'] as const)(
  'an order that is %s leads back to the checkout',
  async (status) => {
    const { events } = comeBack(returned(status))
    expect(await heading('Nothing was paid')).toBeDefined()
    const link = screen.getByRole('link', { name: 'Back to checkout' })
    expect(link.getAttribute('href')).toBe('/shop/cart/checkout')
    expect(events).toEqual([])
  },
)

test('the way back to the checkout shows the checkout', async () => {
  const { http } = fakeHttp({
    [CALL]: returned('cancelled'),
    [ORDER]: order,
    'GET /api/checkout': checkoutData,
    'POST /api/shipping-vat': quotes[222],
  })
  renderPage(<Shop />, PATH, { http })
  await userEvent.click(await screen.findByRole('link', { name: 'Back to checkout' }))
  expect(await heading('Checkout')).toBeDefined()
  expect(await screen.findByLabelText('Street and number')).toBeDefined()
})

test('a payment that doesn’t fit its order says that a person looks at it', async () => {
  const { events } = comeBack(returned('held'))
  expect(await heading('We are looking at your payment')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Back to checkout' })).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(events).toEqual([])
})

test('somebody else’s order shows the page that is not found', async () => {
  comeBack(refusal(404, 'This order does not exist.'))
  expect(await heading('We don’t have this')).toBeDefined()
})

test('an answer that could not be had says so and can be asked for again', async () => {
  const { events } = comeBack(refusal(502, "Can't reach server right now."), returned('paid'))
  expect((await screen.findByRole('alert')).textContent).toContain('We don’t know yet')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(events).toEqual([{ type: 'order:placed', orderId: 7 }]))
})

test('an address can’t be bent into another call of the API', async () => {
  const { http, calls } = fakeHttp({ 'GET /api/call-back-pay/sandbox/..%2F..%2Flogout': refusal(422, 'No.') })
  renderPage(<Shop />, '/shop/orders/..%2F..%2Flogout/return?provider=sandbox', { http })
  expect(await heading('We don’t have this')).toBeDefined()
  expect(calls).toEqual(['GET /api/call-back-pay/sandbox/..%2F..%2Flogout'])
})
