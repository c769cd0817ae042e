import { formatPrice, toDollars } from '@nireeka/contracts'

import { conflict, notFound, recordAudit, type Db, type StaffCaller } from '../../../platform/index.ts'
import { giftCents, redeemedGiftCents, voidOpenGiftCards } from '../../gift-cards/void-gift-cards.ts'
import { type Account, leftAtProvider, leftOf } from './refundable.ts'
import {
  chooseRefundLines,
  readRefundLines,
  type RefundedPieces,
  type RefundLine,
  unsentLines,
  writeRefundLines,
} from './refund-lines.ts'
import { withdrawBikes } from './withdraw-bikes.ts'

export interface RefundOrderCommand {
  orderId: number
  /** The amount to refund in whole cents; null for everything that is left, or with `lines`. */
  amountCents: number | null
  /** The pieces to refund instead of an amount. */
  lines?: readonly RefundedPieces[] | null
  /** What is kept of the value of `lines` in whole cents, for wear. */
  deductedCents?: number
  /** Where the money goes. `payment`: to the provider as far as it has received some, the rest to store credit. */
  to: 'payment' | 'credits'
  reason: string
  /** Who requests the refund: `member:12`, `admin:3` or `shop`. */
  actor: string
  /** The refund's unique key within its order: a repeated call with it returns the same refund. */
  key: string
  /** The admin who asks for it, for the audit log; a refund that is part of something else has its entry there. */
  by?: StaffCaller
}

/**
 * Records a refund in the caller's transaction and returns its id. From then on the amount counts as refunded, and
 * `finishRefund` completes it, at once or by the job. A whole refund withdraws the order's undelivered bikes. Throws a
 * conflict if less than the amount is left, or if there are paid upgrades for one of these bikes.
 */
export async function requestRefund(trx: Db, input: RefundOrderCommand, at: Date): Promise<number> {
  const account = await lockAccount(trx, input.orderId)
  const before = await findByKey(trx, input)
  if (before) return sameAs(input, { ...before, lines: await readRefundLines(trx, before.id) })
  const { cents: amountCents, lines } = await chosenOf(trx, input)
  // Read before the refund counts as refunded, which keeps everything from being sent.
  const kept = await unsentLines(trx, input.orderId)
  const left = await endGiftCards(trx, { ...input, amountCents }, { left: leftOf(account), at })
  const amount = amountOf(input, { asked: amountCents ?? left, left })
  const isWhole = amount === leftOf(account)
  if (isWhole) await withdrawBikes(trx, input.orderId, at)
  const toProvider = input.to === 'credits' ? 0 : Math.min(amount, leftAtProvider(account))
  const refundId = await write(trx, input, { account, amount, toProvider, at })
  const refunded = isWhole && !input.lines ? kept : lines
  await writeRefundLines(trx, { orderId: input.orderId, refundId, lines: refunded }, at)
  if (input.by) await audit(trx, { ...input, by: input.by }, { refundId, account, amount, at })
  return refundId
}

/** Returns the amount that is asked for, null for everything, with the pieces that it is for. */
async function chosenOf(trx: Db, { orderId, amountCents, lines, deductedCents = 0 }: RefundOrderCommand) {
  if (!lines) return { cents: amountCents, lines: [] }
  const chosen = await chooseRefundLines(trx, orderId, lines)
  return { ...chosen, cents: chosen.cents === null ? null : Math.max(0, chosen.cents - deductedCents) }
}

interface Asking {
  asked: number
  left: number
}

/** Returns the amount to refund. For pieces that is at most what refunds of other amounts have left. */
function amountOf({ lines }: RefundOrderCommand, { asked, left }: Asking): number {
  if (left === 0) throw conflict('nothing_to_refund', 'Nothing is left to give back for this order.')
  if (asked === 0) throw conflict('nothing_to_refund', 'Nothing was paid for these pieces.')
  if (lines) return Math.min(asked, left)
  if (asked <= left) return asked
  throw conflict('refund_too_high', `At most ${formatPrice(toDollars(left))} can be given back.`)
}

interface Audited {
  refundId: number
  account: Account
  amount: number
  at: Date
}

const audit = (
  trx: Db,
  { orderId, by, to, reason, lines }: RefundOrderCommand & { by: StaffCaller },
  { refundId, account, amount, at }: Audited,
) =>
  recordAudit(trx, {
    by,
    action: 'order.refund',
    subject: { kind: 'order', id: orderId },
    before: { refunded: toDollars(account.order.refunded_cents) },
    after: {
      refunded: toDollars(account.order.refunded_cents + amount),
      refund_id: refundId,
      to,
      reason,
      ...(lines && { lines }),
    },
    at,
  })

/**
 * Voids the order's gift cards if more is refunded than was paid for its other lines. Returns the amount that is left
 * without the redeemed gift cards, whose money is spent.
 */
async function endGiftCards(
  trx: Db,
  { orderId, amountCents }: Pick<RefundOrderCommand, 'orderId' | 'amountCents'>,
  { left, at }: { left: number; at: Date },
): Promise<number> {
  const besides = left - (await giftCents(trx, orderId))
  if ((amountCents ?? left) > besides) await voidOpenGiftCards(trx, orderId, at)
  return Math.max(0, left - (await redeemedGiftCents(trx, orderId)))
}

/** Locks the order's row, which serialises refunds of one order. */
async function lockAccount(trx: Db, orderId: number): Promise<Account> {
  const order = await trx
    .selectFrom('orders')
    .select(['paid_at', 'held_reason', 'total_cents', 'refunded_cents'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!order) throw notFound('This order')
  const payment = await trx
    .selectFrom('payments')
    .select(['amount_cents', 'captured_cents', 'refunded_cents'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return { order, payment }
}

const findByKey = (trx: Db, { orderId, key }: RefundOrderCommand) =>
  trx
    .selectFrom('refunds')
    .select(['id', 'amount_cents', 'provider_cents', 'reason'])
    .where('order_id', '=', orderId)
    .where('key', '=', key)
    .executeTakeFirst()

type Before = NonNullable<Awaited<ReturnType<typeof findByKey>>> & { lines: RefundLine[] }

function sameAs({ amountCents, lines, to, reason }: RefundOrderCommand, before: Before): number {
  const isSame =
    (lines ? hasLines(before, lines) : amountCents === null || amountCents === before.amount_cents) &&
    (to === 'payment' || before.provider_cents === 0) &&
    reason === before.reason
  if (isSame) return before.id
  throw conflict('key_reused', 'This refund was sent before with other contents. Please reload the page.')
}

const hasLines = (before: Before, lines: readonly RefundedPieces[]) =>
  lines.every(({ line_id, count }) =>
    before.lines.some((one) => one.line_id === line_id && one.count === count),
  ) && lines.length === before.lines.length

interface Sum {
  account: Account
  amount: number
  toProvider: number
  at: Date
}

/** Records a refund. Money on its way counts as refunded, so that no second refund can take it. */
async function write(trx: Db, input: RefundOrderCommand, { account, amount, toProvider, at }: Sum) {
  await trx
    .updateTable('orders')
    .set({ refunded_cents: account.order.refunded_cents + amount })
    .where('id', '=', input.orderId)
    .execute()
  await trx
    .updateTable('payments')
    .set({ refunded_cents: account.payment.refunded_cents + toProvider })
    .where('order_id', '=', input.orderId)
    .execute()
  const { id } = await trx
    .insertInto('refunds')
    .values({
      order_id: input.orderId,
      key: input.key,
      amount_cents: amount,
      provider_cents: toProvider,
      credits_cents: amount - toProvider,
      state: 'requested',
      reason: input.reason,
      actor: input.actor,
      created_at: at,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
