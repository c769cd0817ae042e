import type { Db } from '../../platform/index.ts'

export type ReturnFacts = Awaited<ReturnType<typeof readReturnFacts>>[number]

interface Which {
  orderId: number
  /** One return of the order; all of them without. */
  returnId?: number
}

/** Reads the returns of an order with all that its member and admins see of them, the oldest first. */
export async function readReturnFacts(db: Db, { orderId, returnId }: Which) {
  const all = db.selectFrom('returns as asked').where('asked.order_id', '=', orderId)
  const rows = await (returnId === undefined ? all : all.where('asked.id', '=', returnId))
    .leftJoin('refunds as refund', 'refund.id', 'asked.refund_id')
    .leftJoin('orders as exchange', 'exchange.id', 'asked.exchange_order_id')
    .select([
      'asked.id',
      'asked.number',
      'asked.order_id',
      'asked.status',
      'asked.version',
      'asked.wish',
      'asked.comment',
      'asked.requested_at',
      'refund.amount_cents as refund_cents',
      'refund.credits_cents as refund_credits_cents',
      'refund.state as refund_state',
      'asked.exchange_order_id',
      'exchange.number as exchange_order_number',
    ])
    .orderBy('asked.id')
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const [lines, moves, photos] = await Promise.all([
    readLines(db, ids),
    readMoves(db, ids),
    readPhotos(db, ids),
  ])
  return rows.map((row) => ({
    ...row,
    lines: of(lines, row.id),
    moves: of(moves, row.id),
    photos: of(photos, row.id),
  }))
}

const readLines = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('return_lines as part')
    .innerJoin('order_lines as line', 'line.id', 'part.order_line_id')
    .leftJoin('products as wanted', 'wanted.id', 'part.exchange_for')
    .select([
      'part.return_id',
      'part.order_line_id as line_id',
      'part.count',
      'part.reason',
      'part.exchange_for',
      'wanted.title as wanted_title',
      'part.received',
      'part.restocked',
      'part.written_off',
      'part.condition',
      'part.deduction_cents',
      'part.deduction_reason',
      'line.title',
      'line.image',
      'line.product_id',
      ({ eb }) => eb('line.build', 'is not', null).$castTo<boolean>().as('is_build'),
    ])
    .where('part.return_id', 'in', ids)
    .orderBy('part.return_id')
    .orderBy('part.order_line_id')
    .execute()

const readMoves = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('return_moves')
    .select(['return_id', 'to_status as status', 'actor', 'reason', 'at'])
    .where('return_id', 'in', ids)
    .orderBy('id')
    .execute()

const readPhotos = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('return_photos')
    .select(['return_id', 'id', 'name'])
    .where('return_id', 'in', ids)
    .orderBy('id')
    .execute()

const of = <T extends { return_id: number }>(rows: readonly T[], id: number) =>
  rows.filter(({ return_id }) => return_id === id)
