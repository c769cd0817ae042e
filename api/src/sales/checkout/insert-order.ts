import type { CheckoutInput } from '@nireeka/contracts/api'

import { buildKey } from '../../bikes/index.ts'
import { holdCredits } from '../credits/hold-credits.ts'
import type { Db } from '../../platform/index.ts'
import { recordMove } from '../orders/move-order.ts'
import { takeStock } from '../orders/stock.ts'
import { CREDITS } from '../payments/credits.provider.ts'
import { redeemPromo } from '../promo/redeem-promo.ts'
import type { Draft } from './draft-order.ts'

/** How long an unpaid order keeps its reserved stock, credit and promo code. */
const PAY_WITHIN_MS = 30 * 60_000
const CURRENCY = 'usd'

export interface NewOrder {
  userId: number
  input: CheckoutInput
  draft: Draft
  contentHash: string
  at: Date
}

/**
 * Stores the order with its own copies of addresses, prices and lines, reserves stock, credit and promo code, and returns
 * its id.
 */
export async function insertOrder(trx: Db, order: NewOrder): Promise<number> {
  const { userId, draft, at } = order
  const orderId = await insertRow(trx, order)
  await takeStock(trx, draft.quote.counted, { orderId, actor: `member:${userId}`, at })
  await insertLines(trx, orderId, draft)
  const { promo } = draft.quote
  if (promo) await redeemPromo(trx, { promoId: promo.id, userId, orderId, at })
  await holdCredits(trx, { userId, orderId, cents: draft.totals.credits_cents, at })
  await insertPayment(trx, orderId, order)
  await recordMove(trx, { orderId, from: null, to: 'pending_payment', actor: `member:${userId}`, at })
  return orderId
}

async function insertRow(trx: Db, { userId, input, draft, contentHash, at }: NewOrder): Promise<number> {
  const { shipping, billing, quote, totals, offer } = draft
  const { id } = await trx
    .insertInto('orders')
    .values({
      user_id: userId,
      status: 'pending_payment',
      held_reason: null,
      content_hash: contentHash,
      email: input.email,
      country_id: shipping.country_id,
      address: JSON.stringify(shipping.address),
      billing_country_id: billing?.country_id ?? null,
      billing_address: billing && JSON.stringify(billing.address),
      shipping_method: offer.method,
      days_min: offer.days.min,
      days_max: offer.days.max,
      lead_days: quote.lead_days,
      currency: CURRENCY,
      lines_cents: totals.lines_cents,
      discount_cents: totals.discount_cents,
      shipping_cents: totals.shipping_cents,
      tax_cents: totals.tax_cents,
      total_cents: totals.total_cents,
      credits_cents: totals.credits_cents,
      promo_id: quote.promo?.id ?? null,
      promo_code: quote.promo?.code ?? null,
      placed_at: at,
      expires_at: new Date(at.getTime() + PAY_WITHIN_MS),
      paid_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const insertLines = (trx: Db, order_id: number, { quote, totals }: Draft) =>
  trx
    .insertInto('order_lines')
    .values(
      quote.counted.map(({ product_id, title, description, image, unit_cents, count, build }, at) => ({
        order_id,
        product_id,
        title,
        description,
        image,
        unit_cents,
        count,
        discount_cents: totals.line_discounts[at] ?? 0,
        build: build && JSON.stringify(build),
        build_key: build ? buildKey(build) : '',
      })),
    )
    .execute()

/**
 * Inserts the order's payment. If store credit pays everything, the provider is `credits` and no payment page is
 * needed.
 */
const insertPayment = (trx: Db, order_id: number, { input, draft: { totals }, at }: NewOrder) =>
  trx
    .insertInto('payments')
    .values({
      order_id,
      provider: totals.payable_cents === 0 ? CREDITS : input.provider,
      ref: null,
      redirect: null,
      state: 'created',
      amount_cents: totals.payable_cents,
      currency: CURRENCY,
      created_at: at,
      changed_at: at,
    })
    .execute()
