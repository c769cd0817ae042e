import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { statusOf, stockOf } from '../../testing/shopping.ts'
import { openPayingApp, type PayingApp } from './testing/open-paying-app.ts'

let shop: PayingApp
let admin = ''
beforeAll(async () => {
  shop = await openPayingApp()
})
afterAll(() => shop.close())
beforeEach(logIn)

/** Logs an admin in, whose session of before has ended with the time that a test has waited. */
async function logIn() {
  admin = (await shop.member(9)).token
}

/** An order for $38.08 of which the provider has taken another amount. */
async function held(change: { amount_total?: number; currency?: string } = { amount_total: 3000 }) {
  const order = await shop.place('stripe')
  shop.stripe.pay(order.ref, change)
  expect((await shop.comeBack(order)).json().data.status).toBe('held')
  return order
}
const read = async (id: number) =>
  (await shop.call(`/api/backoffice/orders/${id}`, { as: admin })).json().data
async function decide(id: number, decision: string, as = admin, version?: number) {
  const body = {
    version: version ?? (await read(id)).version,
    decision,
    reason: 'The rest was paid in the shop.',
  }
  return shop.call(`/api/backoffice/orders/${id}/held-payment`, { method: 'POST', as, body })
}
const auditOf = (id: number) =>
  shop.db.selectFrom('audit_log').select(['action', 'before', 'after']).where('subject_id', '=', id).execute()
const templatesOf = async ({ email }: { email: string }) =>
  (await shop.db.selectFrom('outbox').select('payload').orderBy('id').execute())
    .map(({ payload }) => payload as { template: string; to: string })
    .flatMap(({ template, to }) => (to === email ? [template] : []))

test('an accepted payment makes the order paid, with its invoice, its email and one row in the log', async () => {
  const { id, member } = await held()
  expect((await read(id)).allowed).toMatchObject({ accept_payment: true, refuse_payment: true, ship: false })
  const answer = await decide(id, 'accept')
  expect(answer.json().data).toMatchObject({
    status: 'paid',
    held_reason: null,
    invoice_number: expect.stringMatching(/\d/),
    allowed: { accept_payment: false, refuse_payment: false, moves: ['ready_to_ship'], refund: 30 },
  })
  const { moves } = answer.json().data
  expect(moves.at(-1)).toMatchObject({ status: 'paid', who: { kind: 'admin' } })
  expect(await auditOf(id)).toEqual([
    {
      action: 'payment.accept',
      before: { status: 'pending_payment', held: 'Paid USD 30.00 instead of USD 38.08.' },
      after: { status: 'paid', reason: 'The rest was paid in the shop.' },
    },
  ])
  expect(await templatesOf(member)).toEqual(['order', 'order'])
})

test('of an order that was accepted with less, no more than that goes back', async () => {
  const { id } = await held()
  await decide(id, 'accept')
  const { version } = await read(id)
  const body = { version, reason: 'Sold out.' }
  const answer = await shop.call(`/api/backoffice/orders/${id}/cancel`, { method: 'POST', as: admin, body })
  expect(answer.json().data).toMatchObject({
    status: 'cancelled',
    refunds: [{ amount: 30, to_provider: 30, state: 'done' }],
  })
})

test('a refused payment goes back, and the order ends with its stock', async () => {
  const { id, product } = await held()
  expect(await stockOf(shop.app, product)).toBe(3)
  expect((await decide(id, 'refuse')).json().data).toMatchObject({
    status: 'cancelled',
    held_reason: null,
    refunds: [{ amount: 30, state: 'done', who: { kind: 'admin' } }],
  })
  expect(await stockOf(shop.app, product)).toBe(5)
  expect((await auditOf(id)).map(({ action }) => action)).toEqual(['payment.refuse'])
})

test('money in another currency, or for an order that is over, can only be refused', async () => {
  const foreign = await held({ currency: 'eur' })
  expect((await decide(foreign.id, 'accept')).json()).toMatchObject({ status: 409, error: 'cannot_accept' })
  const late = await shop.place('sandbox')
  shop.wait(31)
  await logIn()
  await shop.expireOrders()
  await shop.pay(late)
  await shop.comeBack(late)
  expect((await read(late.id)).allowed).toMatchObject({ accept_payment: false, refuse_payment: true })
  expect((await decide(late.id, 'accept')).json()).toMatchObject({ status: 409, error: 'cannot_accept' })
  expect((await decide(late.id, 'refuse')).json().data).toMatchObject({
    status: 'expired',
    held_reason: null,
  })
  expect(await auditOf(foreign.id)).toEqual([])
})

test('of two who decide at the same moment one has decided', async () => {
  const { id } = await held()
  const { version } = await read(id)
  const answers = await Promise.all(
    ['accept', 'refuse'].map((decision) => decide(id, decision, admin, version)),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(await auditOf(id)).toHaveLength(1)
  expect(['paid', 'cancelled']).toContain(await statusOf(shop.app, id))
})

test('the provider’s later messages change nothing of what was accepted', async () => {
  const order = await held()
  await decide(order.id, 'accept')
  await shop.comeBack(order)
  await shop.reconcile()
  expect(await statusOf(shop.app, order.id)).toBe('paid')
  expect((await decide(order.id, 'refuse')).json()).toMatchObject({ status: 409, error: 'not_held' })
})

test('only admins decide', async () => {
  const { id, member } = await held()
  const agent = await shop.member(1)
  expect((await decide(id, 'accept', member.token)).statusCode).toBe(403)
  expect((await decide(id, 'accept', agent.token)).statusCode).toBe(403)
  expect(await statusOf(shop.app, id)).toBe('pending_payment')
})
