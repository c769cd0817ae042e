import type { PromoStatus } from '@nireeka/contracts/api'
import { sql } from 'kysely'

/** The SQL for the status of a promo code at a moment; what has ended is neither used up nor planned. */
export const promoStatus = (at: Date) => sql<PromoStatus>`(case
  when promo.ends_at <= ${at} then 'ended'
  when promo.uses >= promo.max_uses then 'used_up'
  when promo.starts_at > ${at} then 'planned'
  else 'active'
end)`
