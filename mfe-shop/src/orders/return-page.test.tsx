import type { PlatformEvent } from '@nireeka/contracts'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { checkoutData, quotes } from '../testing/checkout.ts'
import { ann } from '../testing/open-checkout.tsx'
import { order, returned } from '../testing/orders.ts'

const PATH = '/shop/orders/7/return?provider=sandbox&session_id=secret-1'
const CALL = 'GET /api/call-back-pay/sandbox/7'

const ORDER = 'GET /api/orders/7'

/** Opens the return page with these answers; each request for the payment takes the next one. */
function comeBack(...answers: unknown[]) {
  const events: PlatformEvent[] = []
  const secrets: unknown[] = []
  const reply = ({ query }: { query?: Record<string, unknown> }) => {
    secrets.push(query?.['session_id'])
    return answers.shift()
  }
  const { http } = fakeHttp({ [CALL]: reply, [ORDER]: order })
  renderRoutes(routes, PATH, { http, publish: (event) => events.push(event) })
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
  expect(screen.getByRole('link', { name: 'See order' }).getAttribute('href')).toBe('/dashboard/orders/7')
  expect(await screen.findByText(/We’ve emailed the details to ann@example.com/)).toBeDefined()
  expect(screen.getByText('March 11 to 16')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Invoice' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Add delivery to calendar' })).toBeDefined()
})

test('what was ordered stands beside the outcome, and what happens next below it', async () => {
  comeBack(returned('paid'))
  const ordered = within(await screen.findByRole('complementary', { name: 'What you ordered' }))
  expect((await ordered.findByRole('listitem')).textContent).toBe('City helmet × 2$239')
  const amounts = ordered.getAllByRole('definition').map((amount) => amount.textContent)
  expect(ordered.getAllByRole('term').map((term, index) => `${term.textContent} ${amounts[index]}`)).toEqual([
    'Subtotal $239',
    'Discount, RIDE10 −$10',
    'Shipping Free',
    'VAT $31',
    'Store credit −$60',
    'Paid $200',
  ])
  expect(ordered.getByText('Standard shipping to', { exact: false, selector: 'p' }).textContent).toBe(
    'Standard shipping toAnn RiderHauptstr. 1210115 BerlinGermany',
  )
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('Packing')
})

test('of a bike, picture, choices and the days of its way are shown', async () => {
  const bike = {
    ...order.lines![0]!,
    kind: 'bike',
    title: 'Nireeka Nyx, M, Pine',
    image: '/pictures/bikes/nyx-pine-front34.webp',
    build: { size_id: 32, color_id: 3, ral: [], part_ids: [305] },
    choices: [{ group: 'Wheels', part: 'Carbon rims' }],
  }
  const schedule = { ...order.schedule!, built_on: '2026-03-31', sent_on: '2026-03-31' }
  const { http } = fakeHttp({
    [CALL]: returned('paid'),
    [ORDER]: { ...order, lead_days: 18, schedule, lines: [bike] },
  })
  renderRoutes(routes, PATH, { http, publish: () => undefined })
  const days = within(await screen.findByRole('region', { name: 'What happens next' }))
  expect((await days.findAllByRole('term')).map(({ textContent }) => textContent)).toEqual([
    'Ordered',
    'Built by',
    'Ships',
    'Arrives',
  ])
  expect(days.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'March 5',
    'March 31',
    'March 31',
    'March 11 to 16',
  ])
  expect(screen.getByRole('img', { name: 'Nireeka Nyx, M, Pine' })).toBeDefined()
  expect(screen.getByRole('list', { name: 'What you chose' }).textContent).toBe('Wheels: Carbon rims')
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('Building')
  expect(screen.queryByText(/Packing/)).toBeNull()
})

test('the outcome counts also when what was ordered can’t be had', async () => {
  const { http } = fakeHttp({ [CALL]: returned('cancelled'), [ORDER]: refusal(500, 'One moment, please.') })
  renderRoutes(routes, PATH, { http })
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
    const link = screen.getByRole('link', { name: 'Try again' })
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
  renderRoutes(routes, PATH, {
    http,
    session$: { value: ann, subscribe: () => ({ unsubscribe: () => undefined }) },
  })
  await userEvent.click(await screen.findByRole('link', { name: 'Try again' }))
  expect(await heading('Checkout')).toBeDefined()
  expect(await screen.findByRole('button', { name: /^Order and pay/ })).toBeDefined()
})

test('who left the payment page may go on paying, or go back to the checkout', async () => {
  const visited: string[] = []
  const { http } = fakeHttp({
    [ORDER]: { ...order, status: 'pending_payment' },
    'POST /api/orders/7/pay': { redirect: 'https://pay.example/1' },
  })
  renderRoutes(routes, '/shop/orders/7/return?provider=stripe&cancelled=1', {
    http,
    navigate: (path) => visited.push(path),
  })
  expect(await heading('Nothing was paid')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Change the order' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Continue paying' }))
  await waitFor(() => expect(visited).toEqual(['https://pay.example/1']))
})

test('a payment that isn’t confirmed yet is asked for again by itself', async () => {
  const { events } = comeBack(returned('pending_payment'), returned('paid'))
  expect(await heading('Your payment is on its way')).toBeDefined()
  expect(await heading('Thank you for your order')).toBeDefined()
  expect(events).toHaveLength(1)
})

test('a payment that doesn’t fit its order says that a person looks at it', async () => {
  const { events } = comeBack(returned('held'))
  expect(await heading('We’re checking your payment')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(events).toEqual([])
})

test('somebody else’s order shows the page that is not found', async () => {
  comeBack(refusal(404, 'This order does not exist.'))
  expect(await heading('We couldn’t find this product')).toBeDefined()
})

test('an answer that could not be had says so and can be asked for again', async () => {
  const { events } = comeBack(refusal(502, "Can't reach server right now."), returned('paid'))
  expect((await screen.findByRole('alert')).textContent).toContain('We don’t know yet')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(events).toEqual([{ type: 'order:placed', orderId: 7 }]))
})

test('an address can’t be bent into another call of the API', async () => {
  const { http, calls } = fakeHttp({ 'GET /api/call-back-pay/sandbox/..%2F..%2Flogout': refusal(422, 'No.') })
  renderRoutes(routes, '/shop/orders/..%2F..%2Flogout/return?provider=sandbox&session_id=s', { http })
  expect(await heading('We couldn’t find this product')).toBeDefined()
  expect(calls).toEqual(['GET /api/call-back-pay/sandbox/..%2F..%2Flogout'])
})
