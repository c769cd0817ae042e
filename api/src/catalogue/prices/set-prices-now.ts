import { sql } from 'kysely'

import { type Db, type StaffCaller } from '../../platform/index.ts'
import { productPrices } from '../products/price-product.ts'
import { applyDuePrices } from './apply-due-prices.ts'

export interface NewPrice {
  id: number
  /** What the product costs, and will cost, in cents. */
  before: number
  after: number
}

/**
 * Changes the prices of many products that the caller has locked, at once, with a row each in the history of prices.
 * Planned prices that are due are applied first; returns the ids of products whose price isn't what it was before, of
 * which the caller throws.
 */
export async function setPricesNow(
  trx: Db,
  prices: readonly NewPrice[],
  { by, at }: { by: StaffCaller; at: Date },
): Promise<number[]> {
  if (prices.length === 0) return []
  const ids = prices.map(({ id }) => id)
  await applyAllDue(trx, ids, at)
  const rows = await trx
    .selectFrom('products')
    .select(['id', 'price_cents'])
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
  const now = new Map(rows.map(({ id, price_cents }) => [id, price_cents]))
  const other = prices.filter(({ id, before }) => now.get(id) !== before).map(({ id }) => id)
  if (other.length > 0) return other
  const after = prices.map((price) => price.after)
  await sql`
    with new as (
      select * from unnest(${ids}::int[], ${prices.map(({ before }) => before)}::int[], ${after}::int[])
        as new(id, before, after)
    ), recorded as (
      insert into price_changes
        (subject_kind, subject_id, old_cents, new_cents, begins_at, actor, planned_at, applied_at)
      select 'product', id, before, after, ${at}::timestamptz, ${`admin:${by.id}`}, ${at}, ${at} from new
    )
    update products set price_cents = new.after from new where products.id = new.id
  `.execute(trx)
  return []
}

async function applyAllDue(trx: Db, ids: readonly number[], at: Date) {
  const due = await trx
    .selectFrom('price_changes')
    .select('subject_id as id')
    .distinct()
    .where('subject_kind', '=', 'product')
    .where('subject_id', '=', sql<number>`any(${ids}::int[])`)
    .where('applied_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('begins_at', '<=', at)
    .execute()
  for (const { id } of due)
    await applyDuePrices(trx, { subject: { kind: 'product', id }, table: productPrices, at })
}
