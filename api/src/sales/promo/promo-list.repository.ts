import type {
  PromoCodeCountsQuery,
  PromoCodeData,
  PromoCodeQuery,
  PromoCodesData,
  PromoSort,
} from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import { notFound, startingWith, type Db } from '../../platform/index.ts'
import { promoStatus } from './promo-status.ts'
import { toPromoCode } from './to-promo-code.ts'

const PER_PAGE = 50

export type PromoList = ReturnType<typeof createPromoList>

/** Creates the repository of all promo codes, as admins list them. */
export function createPromoList({ db, now }: { db: Db; now: () => Date }) {
  return {
    async list({ page, sort, status, search }: z.output<typeof PromoCodeQuery>): Promise<PromoCodesData> {
      const at = now()
      let found = filtered(db, search)
      if (status) found = found.where(promoStatus(at), '=', status)
      const [{ total }, rows] = await Promise.all([
        found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
        found
          .selectAll()
          .select(promoStatus(at).as('status'))
          .orderBy(sql.raw(ORDER[sort]))
          .limit(PER_PAGE)
          .offset((page - 1) * PER_PAGE)
          .execute(),
      ])
      return { items: rows.map(toPromoCode), page, per_page: PER_PAGE, total }
    },

    /** Returns how many codes match the search in each status. */
    async counts({ search }: z.output<typeof PromoCodeCountsQuery>) {
      const counts = await filtered(db, search)
        .select([promoStatus(now()).as('status'), (eb) => eb.fn.countAll<number>().as('count')])
        .groupBy('status')
        .orderBy('status')
        .execute()
      return { total: counts.reduce((sum, { count }) => sum + count, 0), counts }
    },

    /** Returns a code; throws a 404 for one that there isn't. */
    async read(id: number): Promise<PromoCodeData> {
      const row = await db
        .selectFrom('promo_codes as promo')
        .selectAll()
        .select(promoStatus(now()).as('status'))
        .where('promo.id', '=', id)
        .executeTakeFirst()
      if (!row) throw notFound('This promo code')
      return toPromoCode(row)
    },
  }
}

const ORDER: Record<PromoSort, string> = {
  newest: 'promo.id desc',
  most_used: 'promo.uses desc, promo.id desc',
  least_used: 'promo.uses, promo.id',
  first_ending: 'promo.ends_at nulls last, promo.id',
  last_ending: 'promo.ends_at desc nulls first, promo.id desc',
}

/** Returns the codes whose beginning or description matches, as the start of a query for a "promo". */
function filtered(db: Db, search = '') {
  const words = search.trim()
  const codes = db.selectFrom('promo_codes as promo')
  if (!words) return codes
  return codes.where((eb) =>
    eb.or([
      eb('promo.code', 'like', startingWith(words.toUpperCase())),
      // In half of the time that ILIKE takes.
      eb(sql`lower(promo.description)`, 'like', sql`lower(${`%${startingWith(words)}`}::text)`),
    ]),
  )
}
