import { formatPrice, toDollars } from '@nireeka/contracts'

import { conflict, type Db } from '../../platform/index.ts'

/**
 * Voids the gift cards of an order that is refunded. Throws when one has been redeemed, since its money is spent. Waits
 * for a card that is just being redeemed, which then counts as redeemed.
 */
export async function voidGiftCards(trx: Db, orderId: number, at: Date) {
  await voidOpenGiftCards(trx, orderId, at)
  const redeemed = await redeemedGiftCents(trx, orderId)
  if (redeemed > 0) {
    const sum = formatPrice(toDollars(redeemed))
    throw conflict(
      'gift_card_redeemed',
      `A gift card of this order has been redeemed (${sum}), so it stays as it is.`,
    )
  }
}

/** Voids the cards of an order that nobody has redeemed. */
export const voidOpenGiftCards = (trx: Db, orderId: number, at: Date) =>
  trx
    .updateTable('gift_cards')
    .set({ voided_at: at })
    .where('order_id', '=', orderId)
    .where('redeemed_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute()

/** Returns the value in cents of an order's gift cards that aren't voided, redeemed or not. */
export async function giftCents(db: Db, orderId: number): Promise<number> {
  const { cents } = await db
    .selectFrom('gift_cards')
    .select(({ fn }) => fn.sum<number | null>('amount_cents').as('cents'))
    .where('order_id', '=', orderId)
    .where('voided_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(cents ?? 0)
}

/** Returns the value in cents of an order's redeemed gift cards, which can't be refunded. */
export async function redeemedGiftCents(db: Db, orderId: number): Promise<number> {
  const { cents } = await db
    .selectFrom('gift_cards')
    .select(({ fn }) => fn.sum<number | null>('amount_cents').as('cents'))
    .where('order_id', '=', orderId)
    .where('redeemed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(cents ?? 0)
}
