import type { ReturnExchange } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { moveStock, unmoved } from '../../catalogue/index.ts'
import { conflict, fingerprintOf, invalid, recordAudit, type Db } from '../../platform/index.ts'
import { type ExchangedPieces, insertExchangeOrder } from './insert-exchange-order.ts'
import { lockReturn } from './lock-return.ts'
import { moveReturn } from './move-return.ts'
import { openForChange, type OpenReturn, type ReturnCall } from './open-for-change.ts'
import { queueReturnEmail } from './queue-return-email.ts'

type Input = z.output<typeof ReturnExchange>

interface ExchangeCall extends ReturnCall<Input> {
  /** The idempotency key of the call. */
  key: string
}

/**
 * Creates the function that exchanges what has arrived of a return, once per key: it takes the pieces from the stock,
 * places an order of 0 dollars that sends them, and closes the return. An email tells the member. Throws a conflict for a
 * changed return, for more pieces than have arrived or are in stock, and for a product of another price.
 */
export const createExchangeReturn =
  ({ db, now }: { db: Db; now: () => Date }) =>
  (call: ExchangeCall): Promise<void> =>
    db.transaction().execute((trx) => exchange(trx, call, now()))

async function exchange(trx: Db, call: ExchangeCall, at: Date) {
  const contentHash = fingerprintOf(call.input.lines)
  if (await wasMade(trx, call, contentHash)) return
  const asked = await openForChange(trx, call, 'exchange')
  const { by, key } = call
  const pieces = piecesOf(asked, call.input.lines)
  const actor = `admin:${by.id}`
  const facts = { actor, at, contentHash, reason: `Exchange for ${asked.number}` }
  const orderId = await insertExchangeOrder(trx, { orderId: asked.order_id, pieces, ...facts })
  await takePieces(trx, pieces, { actor, orderId, at })
  const made = { exchange_order_id: orderId, exchange_key: key }
  await trx.updateTable('returns').set(made).where('id', '=', asked.id).execute()
  await moveReturn(trx, { returnId: asked.id, from: asked.status, to: 'closed', actor, at })
  await queueReturnEmail(trx, 'return_exchanged', { orderId: asked.order_id, returnId: asked.id })
  await recordAudit(trx, {
    by,
    action: 'return.exchange',
    subject: { kind: 'return', id: asked.id },
    before: { status: asked.status },
    after: { status: 'closed', order_id: orderId, lines: call.input.lines },
    at,
  })
}

/** Tells whether this call has made its exchange before; throws when it did with other contents. */
async function wasMade(trx: Db, { returnId, key }: ExchangeCall, contentHash: string): Promise<boolean> {
  const { exchange_order_id, exchange_key } = await lockReturn(trx, returnId)
  if (exchange_order_id === null || exchange_key !== key) return false
  const { content_hash } = await trx
    .selectFrom('orders')
    .select('content_hash')
    .where('id', '=', exchange_order_id)
    .executeTakeFirstOrThrow()
  if (content_hash === contentHash) return true
  throw conflict('key_reused', 'This was already sent with different content. Please reload the page.')
}

/** Returns what is sent; throws unless each line is named once, with what it can be exchanged for. */
function piecesOf({ lines, options }: OpenReturn, chosen: Input['lines']): ExchangedPieces[] {
  if (new Set(chosen.map(({ line_id }) => line_id)).size !== chosen.length) {
    throw invalid('lines', 'Each line can be named once.')
  }
  return chosen.map(({ line_id, product_id, count }) => {
    const line = lines.find((one) => one.line_id === line_id)
    if (!line) throw invalid('lines', 'This return has no such line.')
    const arrived = line.received ?? 0
    if (count > arrived) {
      throw conflict('too_many_pieces', `Of ${line.title}, ${arrived} have arrived.`)
    }
    const option = options.get(line_id)?.find((one) => one.product_id === product_id)
    if (option) return { ...option, count }
    throw conflict(
      'cannot_exchange',
      `${line.title} can only be exchanged for the same product at the same price, with nothing taken off. Otherwise refund it and let the customer order anew.`,
    )
  })
}

/** Takes what is sent from the stock, all of it or nothing. */
async function takePieces(
  trx: Db,
  pieces: readonly ExchangedPieces[],
  facts: { actor: string; orderId: number; at: Date },
) {
  const counts = new Map<number, number>()
  for (const { product_id, stock, count } of pieces) {
    if (stock !== null) counts.set(product_id, (counts.get(product_id) ?? 0) + count)
  }
  const taken = [...counts].map(([id, count]) => ({ kind: 'product' as const, id, count: -count }))
  const [missing] = unmoved(taken, await moveStock(trx, taken, { reason: 'exchange', ...facts }))
  if (!missing) return
  const title = pieces.find(({ product_id }) => product_id === missing.id)?.title ?? ''
  throw conflict(
    'out_of_stock',
    `There isn’t enough stock of ${title} to send. Choose another one, or refund.`,
  )
}
