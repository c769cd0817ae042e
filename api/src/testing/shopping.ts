import { randomUUID } from 'node:crypto'

import type { Insertable } from 'kysely'

import type { Tables } from '../platform/database/tables.ts'
import type { TestApp } from './test-app.ts'

export const ADDRESS = {
  name: 'Rita',
  last_name: 'Rider',
  street: 'Hafenstrasse 1',
  street_2: null,
  city: 'Berlin',
  region: null,
  postcode: '10115',
  phone: null,
}
export const GERMANY = 80

type Member = Awaited<ReturnType<TestApp['member']>>

/** A member with products in the cart. */
export async function shopper(
  app: TestApp,
  ...items: Array<{ product_id: number; count: number }>
): Promise<Member> {
  const member = await app.member()
  await app.call('/api/cart', { method: 'POST', as: member.token, body: { items } })
  return member
}

/** What the page of the checkout sends: to Rita in Germany, paid in the sandbox. */
export const orderBody = (expected_payable: number, change: Record<string, unknown> = {}) => ({
  shipping: { address: ADDRESS, country_id: GERMANY },
  provider: 'sandbox',
  expected_payable,
  ...change,
})

/** Places an order; a new key each time unless one is given. */
export const checkOut = (app: TestApp, { token }: Member, body: unknown, key: string = randomUUID()) =>
  app.call('/api/checkout', { method: 'POST', as: token, body, headers: { 'idempotency-key': key } })

/** An order that waits for its money, and the secret of its payment. */
export async function placedOrder(app: TestApp, member: Member, total: number) {
  const { data } = (await checkOut(app, member, orderBody(total))).json<{
    data: { order_id: number; redirect: string }
  }>()
  return { id: data.order_id, ref: data.redirect.split('/').at(-1) ?? '' }
}

export const stockOf = async ({ db }: TestApp, id: number) =>
  (await db.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock

export const statusOf = async ({ db }: TestApp, id: number) =>
  (await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

/** An order that waits for its money, written straight into the database, without lines and payment. */
export async function addOrder(
  { db }: TestApp,
  user_id: number,
  change: Partial<Insertable<Tables['orders']>> = {},
) {
  const { id } = await db
    .insertInto('orders')
    .values({
      user_id,
      status: 'pending_payment',
      held_reason: null,
      content_hash: randomUUID(),
      country_id: GERMANY,
      address: JSON.stringify(ADDRESS),
      currency: 'usd',
      lines_cents: 0,
      shipping_cents: 0,
      tax_cents: 0,
      total_cents: 0,
      placed_at: new Date(),
      expires_at: new Date(Date.now() + 60_000),
      paid_at: null,
      ...change,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const ordersOf = ({ db }: TestApp, userId: number) =>
  db.selectFrom('orders').selectAll().where('user_id', '=', userId).orderBy('id').execute()

/** What the shopper does on the sandbox's page. */
export const payInSandbox = ({ call }: TestApp, redirect: string, decision = 'pay') =>
  call(new URL(redirect).pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `decision=${decision}`,
  })

/** Store credit that doesn't end. */
export const giveCredit = ({ db }: TestApp, user_id: number, amount_cents: number) =>
  db
    .insertInto('credit_entries')
    .values({
      user_id,
      kind: 'gift_card',
      amount_cents,
      expires_at: null,
      about_id: null,
      order_id: null,
      note: null,
      actor: 'shop',
      created_at: new Date(0),
    })
    .execute()

/** What a member can spend, in dollars. */
export async function balanceOf({ call, sessions }: TestApp, userId: number): Promise<number> {
  const { access } = await sessions.start(userId, false)
  return (await call('/api/credits', { as: access })).json().data.balance
}

/** A promo code: for whatever is bought, unless said otherwise. */
export const addPromo = (
  { db }: TestApp,
  promo: Partial<Insertable<Tables['promo_codes']>> & { code: string },
) =>
  db
    .insertInto('promo_codes')
    .values({
      description: 'For a test',
      kind: 'amount',
      percent: null,
      amount_cents: null,
      max_cents: null,
      applies_to: 'goods',
      starts_at: null,
      ends_at: null,
      max_uses: null,
      max_per_member: null,
      customer_group: null,
      colour_type: null,
      ...promo,
    })
    .execute()
