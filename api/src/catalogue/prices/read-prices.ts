import { toDollars } from '@nireeka/contracts'
import type { PricesData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import type { PriceSubject } from './price-table.ts'

const MOST = 200

/** Returns the prices that a subject has had, the newest first and at most 200, and its planned ones in their order. */
export async function readPrices(db: Db, { kind, id }: PriceSubject): Promise<PricesData> {
  const rows = await db
    .selectFrom('price_changes as change')
    .leftJoin('users as planner', (join) =>
      join.on(sql`'admin:' || planner.id`, '=', sql.ref('change.actor')),
    )
    .select(['change.id', 'old_cents', 'new_cents', 'begins_at', 'planned_at', 'applied_at'])
    .select(sql<string>`coalesce(trim(planner.name || ' ' || planner.last_name), '')`.as('who'))
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('cancelled_at', 'is', null)
    .orderBy('begins_at', 'desc')
    .orderBy('change.id', 'desc')
    .limit(MOST)
    .execute()
  const changes = rows.map(({ applied_at, ...row }) => ({
    isApplied: applied_at !== null,
    data: toChange(row),
  }))
  const pick = (isApplied: boolean) =>
    changes.filter((it) => it.isApplied === isApplied).map(({ data }) => data)
  return { history: pick(true), planned: pick(false).toReversed() }
}

interface Row {
  id: number
  old_cents: number | null
  new_cents: number
  begins_at: Date
  planned_at: Date
  who: string
}

const toChange = ({ id, old_cents, new_cents, begins_at, planned_at, who }: Row) => ({
  id,
  old_price: old_cents === null ? null : toDollars(old_cents),
  price: toDollars(new_cents),
  begins_at: begins_at.toISOString(),
  planned_at: planned_at.toISOString(),
  who,
})
