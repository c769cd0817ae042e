import type { Insertable } from 'kysely'

import type { Db, Tables } from '../../platform/index.ts'

interface Order {
  status?: Insertable<Tables['orders']>['status']
  cents?: number
  placedAt?: string
  paidAt?: string
  heldReason?: string
}

const NOON = '2026-11-15T12:00:00Z'

/** Adds an order without lines, placed when it was paid unless said otherwise; returns its id. */
export async function addOrder(db: Db, userId: number, input: Order): Promise<number> {
  const { status = 'paid', cents = 1000, paidAt, placedAt = paidAt ?? NOON, heldReason = null } = input
  const { id } = await db
    .insertInto('orders')
    .values({
      user_id: userId,
      status,
      held_reason: heldReason,
      content_hash: 'x',
      country_id: 222,
      address: JSON.stringify({}),
      currency: 'usd',
      lines_cents: cents,
      shipping_cents: 0,
      tax_cents: 0,
      total_cents: cents,
      placed_at: new Date(placedAt),
      expires_at: new Date(placedAt),
      paid_at: paidAt ? new Date(paidAt) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Refund {
  cents: number
  at: string
  state?: 'requested' | 'done' | 'failed'
}

/** Adds a refund of an order. */
export async function addRefund(db: Db, orderId: number, { cents, at, state = 'done' }: Refund) {
  const { count } = await db
    .selectFrom('refunds')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  await db
    .insertInto('refunds')
    .values({
      order_id: orderId,
      key: `refund-${count}`,
      amount_cents: cents,
      provider_cents: cents,
      credits_cents: 0,
      state,
      reason: 'It was late.',
      actor: 'shop',
      created_at: new Date(at),
      changed_at: new Date(at),
    })
    .execute()
}
