import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { statusOf, stockOf } from '../../testing/shopping.ts'
import { openPayingApp, type PayingApp, type RealProvider } from './testing/open-paying-app.ts'

let shop: PayingApp
beforeAll(async () => {
  shop = await openPayingApp()
})
afterAll(() => shop.close())

type Order = Awaited<ReturnType<PayingApp['place']>>
type Step = 'pays' | 'returns' | 'message' | 'reconciled' | 'time over' | 'refunded'

const steps: Record<Step, (order: Order) => Promise<unknown>> = {
  pays: (order) => shop.pay(order),
  returns: (order) => shop.comeBack(order),
  message: (order) => message(order),
  reconciled: () => {
    shop.wait(3)
    return shop.reconcile()
  },
  'time over': () => {
    shop.wait(31)
    return shop.expireOrders()
  },
  refunded: ({ id }) =>
    shop.payments.refundOrder({
      orderId: id,
      amountCents: null,
      to: 'payment',
      reason: 'Sorry',
      actor: 'admin:1',
      key: 'all-of-it',
    }),
}

/** The sandbox's own message is a call within the process. */
function message({ provider, ref, id }: Order) {
  if (provider === 'sandbox') return shop.settle(id)
  const signed = provider === 'stripe' ? shop.stripe.message(ref) : shop.paypal.message(ref)
  return shop.send(provider, signed)
}

const PAID = ['pending_payment', 'paid']

describe.each<RealProvider>(['sandbox', 'stripe', 'paypal'])('%s', (provider) => {
  test.each<[string, Step[]]>([
    ['the return alone', ['pays', 'returns']],
    ['the message alone: the customer never comes back', ['pays', 'message']],
    ['neither: the shop asks by itself', ['pays', 'reconciled']],
    ['return, then message', ['pays', 'returns', 'message']],
    ['message, then return', ['pays', 'message', 'returns']],
    ['everything twice', ['pays', 'returns', 'message', 'returns', 'message', 'reconciled', 'reconciled']],
    ['back before it is paid, then paid', ['returns', 'message', 'pays', 'message', 'returns']],
    ['a late message after its time', ['pays', 'returns', 'time over', 'message', 'returns']],
  ])('%s: paid once', async (_what, walk) => {
    const order = await shop.place(provider)
    for (const step of walk) await steps[step](order)
    expect((await shop.movesOf(order.id)).map(({ to_status }) => to_status)).toEqual(PAID)
    expect(await stockOf(shop.app, order.product)).toBe(3)
    expect((await shop.paymentOf(order.id)).captured_cents).toBe(3808)
  })

  test('100 returns and messages at once have one effect', async () => {
    const order = await shop.place(provider)
    await shop.pay(order)
    const walk = Array.from({ length: 100 }, (_, at) =>
      at % 2 ? steps.returns(order) : steps.message(order),
    )
    await Promise.all(walk)
    expect((await shop.movesOf(order.id)).map(({ to_status }) => to_status)).toEqual(PAID)
  })

  test('what comes after everything has gone back changes nothing', async () => {
    const order = await shop.place(provider)
    for (const step of ['pays', 'returns', 'refunded'] as const) await steps[step](order)
    const before = [await shop.orderOf(order.id), await shop.paymentOf(order.id)]
    for (const step of ['message', 'returns', 'reconciled', 'time over', 'refunded'] as const)
      await steps[step](order)
    expect([await shop.orderOf(order.id), await shop.paymentOf(order.id)]).toEqual(before)
  })

  test('an order that is given up is never paid by what comes later', async () => {
    const order = await shop.place(provider)
    await steps['time over'](order)
    for (const step of ['message', 'returns', 'reconciled'] as const) await steps[step](order)
    expect(await statusOf(shop.app, order.id)).toBe('expired')
    expect(await stockOf(shop.app, order.product)).toBe(5)
  })

  test.each([
    ['made up', 'x'.repeat(43)],
    ['of an order that is paid', null],
  ])('coming back with a secret that is %s changes nothing', async (_what, made) => {
    const paid = await shop.place(provider)
    await shop.pay(paid)
    const order = await shop.place(provider)
    const response = await shop.comeBack({ ...order, ref: made ?? paid.ref })
    expect(response.statusCode).toBe(404)
    expect([await statusOf(shop.app, order.id), await statusOf(shop.app, paid.id)]).toEqual([
      'pending_payment',
      'pending_payment',
    ])
  })
})

test.each([
  ['/api/call-back-pay/-1/sandbox', 422],
  ['/api/call-back-pay/sandbox/99999999999', 422],
  ['/api/call-back-pay/sandbox/999999999', 404],
  ['/api/call-back-pay/1/1', 404],
  ['/api/call-back/999999999', 404],
])('%s leads nowhere', async (path, status) => {
  const response = await shop.call(`${path}?session_id=${'x'.repeat(43)}`)
  expect(response.statusCode).toBe(status)
})

test("a card's return doesn't find an order of PayPal's, nor the other way round", async () => {
  const [card, paypal] = [await shop.place('stripe'), await shop.place('paypal')]
  expect((await shop.call(`/api/call-back/${paypal.id}?session_id=${paypal.ref}`)).statusCode).toBe(404)
  expect((await shop.call(`/api/call-back-pay-pal/${card.id}?token=${card.ref}`)).statusCode).toBe(404)
})
