import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { writeChoices } from '../product-admin/write-choices.ts'

export interface NewPublished {
  id: number
  published: boolean
}

/** Shows many products that the caller has locked in the shop, or takes them out; what the shop offers follows. */
export async function setPublished(trx: Db, products: readonly NewPublished[]) {
  if (products.length === 0) return
  const ids = products.map(({ id }) => id)
  await sql`
    update products set hidden = not new.published
    from unnest(${ids}::int[], ${products.map(({ published }) => published)}::boolean[]) as new(id, published)
    where products.id = new.id
  `.execute(trx)
  const parents = await trx
    .selectFrom('products')
    .select('parent_id')
    .distinct()
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .where('parent_id', 'is not', null)
    .orderBy('parent_id')
    .execute()
  for (const { parent_id } of parents) if (parent_id !== null) await writeChoices(trx, parent_id)
}
