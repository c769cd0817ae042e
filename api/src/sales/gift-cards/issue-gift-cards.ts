import { queueEmail, type Db } from '../../platform/index.ts'
import { orderEmailAddress } from '../orders/email-address.ts'
import { hashOfGiftCode, newGiftCode } from './gift-code.ts'

/**
 * Creates the gift cards of a paid order and queues an email for each, within the transaction that marks the order as
 * paid.
 */
export async function issueGiftCards(trx: Db, orderId: number, at: Date) {
  const lines = await giftLines(trx, orderId)
  if (lines.length === 0) return
  const to = await orderEmailAddress(trx, orderId)
  for (const { id, unit_cents, count } of lines) {
    const codes = Array.from({ length: count }, newGiftCode)
    const cards = codes.map((code) => ({
      code_hash: hashOfGiftCode(code),
      amount_cents: unit_cents,
      order_id: orderId,
      order_line_id: id,
      created_at: at,
    }))
    await trx.insertInto('gift_cards').values(cards).execute()
    for (const code of codes) {
      const data = { order_id: orderId, amount_cents: unit_cents, token: code }
      await queueEmail(trx, { template: 'gift_card', to, data })
    }
  }
}

const giftLines = (trx: Db, orderId: number) =>
  trx
    .selectFrom('order_lines as line')
    .innerJoin('products as product', 'product.id', 'line.product_id')
    .select(['line.id', 'line.unit_cents', 'line.count'])
    .where('line.order_id', '=', orderId)
    .where('product.category', '=', 'gift')
    .where('line.unit_cents', '>', 0)
    .orderBy('line.id')
    .execute()
