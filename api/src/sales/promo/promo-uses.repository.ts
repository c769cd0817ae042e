import { toDollars } from '@nireeka/contracts'
import type { PromoUsesData } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'

const PER_PAGE = 50

/** Returns a page of the orders that hold a use of a code, the newest first, and what all of them were given. */
export async function readPromoUses(db: Db, promoId: number, page: number): Promise<PromoUsesData> {
  const uses = db.selectFrom('promo_redemptions as use').where('use.promo_id', '=', promoId)
  // A page is cut before the orders are read, which all uses have.
  const onPage = uses
    .selectAll()
    .orderBy('use.redeemed_at', 'desc')
    .orderBy('use.order_id', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
  const [{ total, cents }, rows] = await Promise.all([
    uses
      .innerJoin('orders as order', 'order.id', 'use.order_id')
      .select((eb) => [
        eb.fn.countAll<number>().as('total'),
        eb.fn.sum<number | null>('order.discount_cents').as('cents'),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom(onPage.as('use'))
      .innerJoin('orders as order', 'order.id', 'use.order_id')
      .innerJoin('users as buyer', 'buyer.id', 'order.user_id')
      .select([
        'order.id as order_id',
        'order.number',
        'buyer.name',
        'buyer.last_name',
        'use.redeemed_at',
        'order.discount_cents',
      ])
      .orderBy('use.redeemed_at', 'desc')
      .orderBy('use.order_id', 'desc')
      .execute(),
  ])
  const items = rows.map(({ order_id, number, name, last_name, redeemed_at, discount_cents }) => ({
    order_id,
    number,
    customer: `${name} ${last_name}`.trim(),
    used_at: redeemed_at.toISOString(),
    discount: toDollars(discount_cents),
  }))
  return { items, page, per_page: PER_PAGE, total, discount_total: toDollars(cents ?? 0) }
}
