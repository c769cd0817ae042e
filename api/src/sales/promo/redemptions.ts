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
 * What a member has done with a code, and the code as it is for her: an order of hers that waits for its money is paid
 * or given up before the next, so the use that it holds is still hers. By account, whatever its email address.
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
