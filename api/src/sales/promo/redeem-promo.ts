import { sql } from 'kysely'

import { conflict, type Db } from '../../platform/index.ts'

export interface Redemption {
  promoId: number
  userId: number
  orderId: number
  at: Date
}

const usedUp = () =>
  conflict('promo_used_up', 'This code has just been used up. Please take it off and look at the new total.')

/**
 * Redeems a code for an order that is being placed, in the order's transaction, after its row and stock were written.
 * This decides whether the code is valid, whatever an earlier quote said. The conditional update locks the code's row, so
 * that of many orders at once only the allowed number redeem it, and the others see their redemptions.
 */
export async function redeemPromo(trx: Db, { promoId, userId, orderId, at }: Redemption) {
  const promo = await trx
    .updateTable('promo_codes')
    .set({ uses: sql<number>`uses + 1` })
    .where('id', '=', promoId)
    .where(sql<boolean>`(max_uses is null or uses < max_uses)`)
    .where(sql<boolean>`(starts_at is null or starts_at <= ${at}) and (ends_at is null or ends_at > ${at})`)
    .returning(
      sql<number | null>`coalesce(max_per_member, case when is_first_order_only then 1 end)`.as('most'),
    )
    .executeTakeFirst()
  if (!promo) throw usedUp()
  if (promo.most !== null && (await countBy(trx, { promoId, userId })) >= promo.most)
    throw conflict(
      'promo_used_up',
      'You’ve already used this code. Please take it off and look at the new total.',
    )
  await trx
    .insertInto('promo_redemptions')
    .values({ order_id: orderId, promo_id: promoId, user_id: userId, redeemed_at: at })
    .execute()
}

async function countBy(trx: Db, { promoId, userId }: Pick<Redemption, 'promoId' | 'userId'>) {
  const { count } = await trx
    .selectFrom('promo_redemptions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('promo_id', '=', promoId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** Releases the use of a promo code by an order that has ended; a second call changes nothing. */
export async function releasePromo(trx: Db, orderId: number) {
  const released = await trx
    .deleteFrom('promo_redemptions')
    .where('order_id', '=', orderId)
    .returning('promo_id')
    .executeTakeFirst()
  if (!released) return
  await trx
    .updateTable('promo_codes')
    .set({ uses: sql<number>`greatest(uses - 1, 0)` })
    .where('id', '=', released.promo_id)
    .execute()
}

/** Removes the promo code that an order was paid with from the cart; a code that was entered since stays. */
export const forgetPaidPromo = (trx: Db, { orderId, userId }: Pick<Redemption, 'orderId' | 'userId'>) =>
  trx
    .updateTable('carts')
    .set({ promo_id: null })
    .where('user_id', '=', userId)
    .where('promo_id', '=', (select) =>
      select.selectFrom('orders').select('promo_id').where('id', '=', orderId),
    )
    .execute()
