import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { checkOut, orderBody, shopper } from '../../../testing/shopping.ts'
import { openPayingApp, type PayingApp } from '../testing/open-paying-app.ts'

let shop: PayingApp
beforeAll(async () => {
  shop = await openPayingApp({ timeoutMs: 1000 })
})
afterAll(() => shop.close())
afterEach(() => shop.stripe.setFault(null))

type Order = Awaited<ReturnType<PayingApp['place']>>

const customerOf = ({ ref }: Order) => shop.stripe.sessions.get(ref)?.input.get('customer') ?? ''
const read = (as: string) => shop.call('/api/saved-cards', { as })
const cardsOf = async (as: string) => (await read(as)).json().data.cards
const remove = (id: string, as: string) => shop.call(`/api/saved-cards/${id}`, { method: 'DELETE', as })
const pay = ({ id, member }: Order) =>
  shop.call(`/api/orders/${id}/pay`, { method: 'POST', as: member.token })

/** A member who has paid by card and let Stripe keep it. */
async function withCard(card: Parameters<PayingApp['stripe']['saveCard']>[1] = {}) {
  const order = await shop.place('stripe')
  const saved = shop.stripe.saveCard(customerOf(order), card)
  return { order, token: order.member.token, id: order.member.id, customer: customerOf(order), saved }
}

test('a member is one customer at Stripe, also when payments begin at once and an answer is lost', async () => {
  const first = await shop.place('sandbox')
  const member = await shopper(shop.app, { product_id: first.product, count: 2 })
  const before = shop.stripe.customers.size
  shop.stripe.setFault('lost', /customers$/)
  const lost = await checkOut(shop.app, member, orderBody(38.08, { provider: 'stripe' }))
  expect(lost.statusCode).toBe(503)
  shop.stripe.setFault(null)
  shop.stripe.forgetKeys()
  const [{ id }] = (await shop.call('/api/orders', { as: member.token })).json().data.items
  const order = { ...first, id, member }
  const answers = await Promise.all([pay(order), pay(order)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(shop.stripe.customers.size).toBe(before + 1)
})

test('a member sees the cards that Stripe keeps, without any name of Stripe’s, and removes one', async () => {
  const { token, customer, saved } = await withCard({ last4: '4242', exp_month: 3, exp_year: 2031 })
  shop.stripe.saveCard(customer, { brand: 'amex', last4: '0005' })
  const listed = await read(token)
  expect(listed.json().data).toMatchObject({
    cards: [
      { brand: 'visa', last_four: '4242', exp_month: 3, exp_year: 2031 },
      { brand: 'amex', last_four: '0005' },
    ],
    may_save: true,
  })
  expect(listed.body).not.toContain(customer)
  expect(listed.body).not.toContain(saved.id)

  const [{ id }] = listed.json().data.cards
  expect((await remove(id, token)).statusCode).toBe(200)
  expect(await cardsOf(token)).toMatchObject([{ last_four: '0005' }])
  expect(shop.stripe.customers.get(customer)?.cards).toHaveLength(1)
  expect((await remove(id, token)).statusCode).toBe(404)
})

test('another member’s card looks like one that doesn’t exist, and stays', async () => {
  const [rita, sam] = [await withCard(), await withCard()]
  const [{ id }] = await cardsOf(rita.token)
  const detached = shop.stripe.asked.filter(({ path }) => path.endsWith('/detach')).length
  const foreign = await remove(id, sam.token)
  expect(foreign.statusCode).toBe(404)
  expect(foreign.body).toBe((await remove('x'.repeat(43), sam.token)).body)
  expect(shop.stripe.asked.filter(({ path }) => path.endsWith('/detach'))).toHaveLength(detached)
  expect(await cardsOf(rita.token)).toHaveLength(1)
})

test('who has paid nothing by card has no cards, and Stripe isn’t asked', async () => {
  const { token } = await shop.member()
  shop.stripe.setFault('down')
  expect((await read(token)).json().data).toEqual({ cards: [], may_save: true })
})

test.each(['down', 'hanging'] as const)(
  'Stripe is %s: its cards can’t be shown or removed, and later they can',
  async (fault) => {
    const { token } = await withCard()
    const [{ id }] = await cardsOf(token)
    shop.stripe.setFault(fault, /payment_methods/)
    for (const answer of [await read(token), await remove(id, token)]) {
      expect(answer.json()).toMatchObject({
        status: 503,
        error: 'provider_away',
        message: 'Your saved cards can’t be reached right now. Please try again in a minute.',
      })
    }
    shop.stripe.setFault(null)
    expect((await remove(id, token)).statusCode).toBe(200)
    expect(await cardsOf(token)).toEqual([])
  },
)

test('a customer that was deleted at Stripe has no cards, and the next payment makes another', async () => {
  const { order, token, customer } = await withCard()
  shop.stripe.customers.delete(customer)
  expect(await cardsOf(token)).toEqual([])
  const again = { ref: null, redirect: null, state: 'created' }
  await shop.db.updateTable('payments').set(again).where('order_id', '=', order.id).execute()
  // The session's key is a day old.
  shop.stripe.forgetKeys()
  expect((await pay(order)).statusCode).toBe(200)
  const { ref } = await shop.paymentOf(order.id)
  const made = customerOf({ ...order, ref: ref ?? '' })
  expect(made).not.toBe(customer)
  expect(shop.stripe.customers.has(made)).toBe(true)
})

test('with an erased account its customer goes, too, as soon as Stripe can be reached', async () => {
  const [known, untold, other] = [await withCard(), await withCard(), await withCard()]
  // Its answer was lost.
  await setCustomer(untold.id, { customer_ref: null })
  const due = { asked_at: new Date(0), due_at: new Date(1) }
  await shop.db
    .insertInto('account_deletions')
    .values([known, untold].map(({ id }) => ({ user_id: id, ...due })))
    .execute()
  await shop.eraseMembers()
  shop.stripe.setFault('down')
  await expect(shop.deletePaymentCustomers()).rejects.toThrow('could not be looked after')
  expect(shop.stripe.customers.has(known.customer)).toBe(true)

  shop.stripe.setFault(null)
  shop.wait(2)
  await Promise.all([shop.deletePaymentCustomers(), shop.deletePaymentCustomers()])
  expect([known, untold, other].map(({ customer }) => shop.stripe.customers.has(customer))).toEqual([
    false,
    false,
    true,
  ])
  const left = await shop.db.selectFrom('payment_customers').select('user_id').execute()
  expect(left.every(({ user_id }) => user_id !== null)).toBe(true)
})

const setCustomer = (userId: number, change: { customer_ref: null }) =>
  shop.db.updateTable('payment_customers').set(change).where('user_id', '=', userId).execute()
