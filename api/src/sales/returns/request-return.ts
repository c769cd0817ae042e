import type { ReturnRequest } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { conflict, fingerprintOf, invalid, notFound, type Db } from '../../platform/index.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { readExchangeOptions, toGoods } from './exchange-options.ts'
import { recordReturnMove } from './move-return.ts'
import { queueReturnEmail } from './queue-return-email.ts'
import { readReturnable, type Returnable } from './returnable.ts'
import { settleOrder } from './settle-order.ts'

/** The most returns of one order, those that were rejected included: who needs more writes to us. */
const MOST_RETURNS = 10

type Input = z.output<typeof ReturnRequest>

export interface Requesting {
  orderId: number
  userId: number
  input: Input
  /** The idempotency key of the call. */
  key: string
}

/**
 * Creates the function by which a member asks to send back pieces of their own order, once per key; returns the id of
 * the return. Throws a 404 for another member's order, and a conflict for what can't be sent back.
 */
export const createRequestReturn =
  ({ db, now }: { db: Db; now: () => Date }) =>
  (requesting: Requesting): Promise<number> =>
    db.transaction().execute((trx) => request(trx, requesting, now()))

async function request(trx: Db, requesting: Requesting, at: Date): Promise<number> {
  const { orderId, userId, input, key } = requesting
  const order = await lockOrder(trx, orderId)
  if (order.user_id !== userId) throw notFound('This order')
  const content_hash = fingerprintOf(input)
  const before = await findByKey(trx, { orderId, key })
  if (before) {
    if (before.content_hash === content_hash) return before.id
    throw conflict('key_reused', 'This was already sent with different content. Please reload the page.')
  }
  await assertNotTooMany(trx, orderId)
  const returnable = await readReturnable(trx, order, at)
  if (returnable.refusal !== null) throw conflict('cannot_return', returnable.refusal)
  for (const line of input.lines) assertLine(returnable, line)
  if (input.wish === 'exchange') await assertWanted(trx, returnable, input.lines)
  const { id } = await trx
    .insertInto('returns')
    .values({
      order_id: orderId,
      key,
      content_hash,
      status: 'requested',
      wish: input.wish,
      comment: input.comment,
      requested_at: at,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = input.lines.map(({ line_id, ...line }) => ({
    ...line,
    return_id: id,
    order_line_id: line_id,
  }))
  await trx.insertInto('return_lines').values(lines).execute()
  const actor = `member:${userId}`
  await recordReturnMove(trx, { returnId: id, from: null, to: 'requested', actor, at })
  await settleOrder(trx, { order, to: 'return_requested', actor, at })
  await queueReturnEmail(trx, 'return_requested', { orderId, returnId: id })
  return id
}

const findByKey = (trx: Db, { orderId, key }: Pick<Requesting, 'orderId' | 'key'>) =>
  trx
    .selectFrom('returns')
    .select(['id', 'content_hash'])
    .where('order_id', '=', orderId)
    .where('key', '=', key)
    .executeTakeFirst()

async function assertNotTooMany(trx: Db, orderId: number) {
  const { count } = await trx
    .selectFrom('returns')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (count >= MOST_RETURNS) throw conflict('too_many_returns', TOO_MANY)
}

const TOO_MANY = `You’ve already requested ${MOST_RETURNS} returns for this order. Please contact us.`

/** Throws when the pieces of a line can't be sent back. */
function assertLine({ lines }: Returnable, chosen: Input['lines'][number]) {
  const line = lines.find(({ id }) => id === chosen.line_id)
  if (!line) throw invalid('lines', 'This order has no such line.')
  if (line.refusal !== null) throw conflict('cannot_return', `${line.title}: ${line.refusal}`)
  if (chosen.count > line.returnable) {
    throw conflict('too_many_pieces', `Of ${line.title}, ${line.returnable} can be sent back.`)
  }
}

/** Throws unless each line can be exchanged for what is wanted, and enough of it is in stock. */
async function assertWanted(trx: Db, { lines }: Returnable, chosen: Input['lines']) {
  const options = await readExchangeOptions(trx, lines.map(toGoods))
  for (const { line_id, exchange_for, count } of chosen) {
    const title = lines.find(({ id }) => id === line_id)?.title ?? ''
    const option = options.get(line_id)?.find(({ product_id }) => product_id === exchange_for)
    if (!option)
      throw conflict('cannot_exchange', `${title} can’t be exchanged. Please choose your money back.`)
    if (option.stock !== null && option.stock < count) {
      throw conflict('cannot_exchange', `Of ${option.title}, ${option.stock} are in stock.`)
    }
  }
}
