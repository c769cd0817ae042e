import type { StockKind } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { StockItem } from '../../catalogue/index.ts'
import type { Db } from '../../platform/index.ts'

/** Returns a function that tells how many pieces of an item unpaid orders hold, for these items. */
export async function readHeld(db: Db, items: readonly StockItem[]): Promise<(item: StockItem) => number> {
  const products = items.filter(({ kind }) => kind === 'product').map(({ id }) => id)
  const parts = items.filter(({ kind }) => kind === 'part').map(({ id }) => id)
  const { rows } = await sql<{ kind: StockKind; id: number; held: number }>`
    with line as materialized (
      select line.product_id, line.count, line.build
      from orders join order_lines as line on line.order_id = orders.id
      where orders.shown_status in ('pending_payment', 'held') and orders.status = 'pending_payment'
    )
    select 'product' as kind, product_id as id, sum(count)::int as held
    from line where product_id = any(${products}::int[]) group by product_id
    union all
    select 'part', part.id::int, sum(count)::int
    from line cross join jsonb_array_elements_text(line.build -> 'part_ids') as part(id)
    where part.id::int = any(${parts}::int[]) group by part.id
  `.execute(db)
  const held = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row.held]))
  return ({ kind, id }) => held.get(`${kind} ${id}`) ?? 0
}
