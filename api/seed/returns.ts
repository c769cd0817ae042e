import type { OrderStatus, ReturnReason, ReturnStatus, ReturnWish } from '@nireeka/contracts/api'

import type { Db } from '../src/platform/database/open-database.ts'

const DAY_MS = 24 * 60 * 60_000

const REASONS: ReadonlyArray<readonly [ReturnReason, string]> = [
  ['does_not_fit', 'It is a size too small for me.'],
  ['changed_mind', 'I have found that I don’t need it.'],
  ['damaged', 'The box was open when it came.'],
  ['defective', 'It stopped working on the second ride.'],
]
const WISHES: readonly ReturnWish[] = ['payment', 'credits']
const REJECTION = 'It has been used, which the pictures show. Goods that come back have to be as new.'

/** The ways of a return, as far as each has gone. */
const WAYS: Record<'open' | 'here' | 'over' | 'refused', ReadonlyArray<readonly ReturnStatus[]>> = {
  open: [['requested'], ['requested', 'approved']],
  here: [
    ['requested', 'approved', 'received'],
    ['requested', 'approved', 'received', 'inspected'],
  ],
  over: [['requested', 'approved', 'received', 'inspected', 'closed']],
  refused: [['requested', 'rejected']],
}

const KIND_OF: Partial<Record<OrderStatus, keyof typeof WAYS>> = {
  return_requested: 'open',
  returned: 'here',
  refunded: 'over',
  partly_refunded: 'over',
  delivered: 'refused',
}

type Returned = Awaited<ReturnType<typeof readReturned>>[number]

/** Inserts the returns of the demo orders for which somebody has asked for one, as their histories tell. */
export async function seedReturns(db: Db) {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', 9)
    .orderBy('id')
    .executeTakeFirst()
  const actor = admin ? `admin:${admin.id}` : 'shop'
  const counts: Partial<Record<string, number>> = {}
  for (const order of await readReturned(db)) {
    const kind = KIND_OF[order.status] ?? 'refused'
    const place = counts[kind] ?? 0
    counts[kind] = place + 1
    const way = WAYS[kind][place % WAYS[kind].length] ?? []
    await seedReturn(db, order, { way, place, actor })
  }
}

const readReturned = (db: Db) =>
  db
    .selectFrom('orders as order')
    .innerJoin('order_moves as move', 'move.order_id', 'order.id')
    .leftJoin('order_moves as arrival', (join) =>
      join.onRef('arrival.order_id', '=', 'order.id').on('arrival.to_status', '=', 'returned'),
    )
    .leftJoin('refunds as refund', 'refund.order_id', 'order.id')
    .select([
      'order.id',
      'order.user_id',
      'order.status',
      'move.at as asked_at',
      'arrival.at as arrived_at',
      'refund.id as refund_id',
      'refund.created_at as refunded_at',
    ])
    .where('move.to_status', '=', 'return_requested')
    .orderBy('order.id')
    .execute()

interface Way {
  way: readonly ReturnStatus[]
  /** Which return of its kind it is. */
  place: number
  /** The admin who decides. */
  actor: string
}

async function seedReturn(db: Db, order: Returned, { way, place, actor }: Way) {
  const status = way.at(-1) ?? 'requested'
  const [reason, comment] = REASONS[place % REASONS.length] ?? ['other', null]
  const at = timeOf(order, status)
  const wish = wishOf(reason, { status, place })
  const { id } = await db
    .insertInto('returns')
    .values({
      order_id: order.id,
      key: 'demo-return',
      content_hash: 'demo',
      status,
      wish,
      comment,
      refund_id: order.refund_id,
      requested_at: order.asked_at,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await seedLines(db, order, { returnId: id, reason, way, wish })
  const moves = way.map((to_status, index) => ({
    return_id: id,
    from_status: way[index - 1] ?? null,
    to_status,
    actor: to_status === 'requested' ? `member:${order.user_id}` : actor,
    reason: to_status === 'rejected' ? REJECTION : null,
    at: timeOf(order, to_status),
  }))
  await db.insertInto('return_moves').values(moves).execute()
}

/** Returns what its member wants: for something defective that is checked, the same again. */
const wishOf = (reason: ReturnReason, { status, place }: { status: ReturnStatus; place: number }) =>
  reason === 'defective' && status === 'inspected' ? 'exchange' : (WISHES[place % WISHES.length] ?? 'payment')

/** Returns when a return of the order got a status, as far as the order's own history tells. */
function timeOf({ asked_at, arrived_at, refunded_at }: Returned, status: ReturnStatus): Date {
  if (status === 'requested') return asked_at
  const arrived = arrived_at ?? asked_at
  if (status === 'received') return arrived
  if (status === 'inspected') return new Date(arrived.getTime() + DAY_MS)
  if (status === 'closed') return refunded_at ?? arrived
  return new Date(asked_at.getTime() + DAY_MS)
}

interface Lines {
  returnId: number
  reason: ReturnReason
  way: readonly ReturnStatus[]
  wish: ReturnWish
}

/** Inserts what is sent back: all of an order that was refunded in full, else its first line. */
async function seedLines(
  db: Db,
  { id, status, refund_id }: Returned,
  { returnId, reason, way, wish }: Lines,
) {
  const lines = await db
    .selectFrom('order_lines')
    .select(['id', 'count', 'product_id'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()
  const returned = status === 'refunded' ? lines : lines.slice(0, 1)
  const isHere = way.includes('received')
  const isInspected = way.includes('inspected')
  const isBroken = reason === 'damaged' || reason === 'defective'
  const rows = returned.map((line) => ({
    return_id: returnId,
    order_line_id: line.id,
    count: line.count,
    reason,
    exchange_for: wish === 'exchange' ? line.product_id : null,
    received: isHere ? line.count : null,
    ...(isInspected ? (isBroken ? BROKEN : AS_NEW)(line.count) : NOT_INSPECTED),
  }))
  await db.insertInto('return_lines').values(rows).execute()
  if (refund_id === null) return
  const refunded = returned.map((line) => ({
    refund_id,
    order_line_id: line.id,
    count: line.count,
    unsent: 0,
  }))
  await db.insertInto('refund_lines').values(refunded).execute()
}

const NOT_INSPECTED = { restocked: null, written_off: null, condition: null }
const AS_NEW = (count: number) => ({ restocked: count, written_off: 0, condition: 'As new, in its box.' })
const BROKEN = (count: number) => ({
  restocked: 0,
  written_off: count,
  condition: 'Broken as the customer says, not to be sold again.',
})
