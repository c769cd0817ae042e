import { customerGroupOf } from '../../identity/index.ts'
import { sql } from 'kysely'

import { isWaiting } from '../cart/waiting-orders.ts'
import type { Db } from '../../platform/index.ts'
import type { PromoFacts } from '../money/check-promo.ts'
import type { PromoRule } from '../money/promo-base.ts'

interface Whose {
  userId: number
  promo: PromoRule
  at: Date
}

/**
 * Returns how a member has used a code, and the code without the uses that the member's own unpaid orders hold: such an
 * order is paid or given up before the next one is placed, so its use is still available to the member. Uses are counted
 * by account, whatever its email address is.
 */
export async function redemptionsBy(db: Db, { userId, promo, at }: Whose) {
  const { waiting, redemptions } = await db
    .selectFrom('promo_redemptions as redemption')
    .innerJoin('orders', 'orders.id', 'redemption.order_id')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(isWaiting(at)).as('waiting'),
      fn
        .countAll<number>()
        .filterWhere(sql<boolean>`not ${isWaiting(at)}`)
        .as('redemptions'),
    ])
    .where('redemption.promo_id', '=', promo.id)
    .where('redemption.user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const paid = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('paid_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  const group = await customerGroupOf(db, userId)
  const member: PromoFacts['member'] = { group, hasPaid: paid !== undefined, redemptions }
  return { member, promo: { ...promo, uses: promo.uses - waiting } }
}
