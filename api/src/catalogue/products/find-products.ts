import { sql } from 'kysely'

import { type Db, startingWith } from '../../platform/index.ts'

/**
 * Returns products whose number begins with a text or whose title contains it, as they are listed: a variant as the
 * product that it belongs to. Bikes and their upgrades are left out.
 */
export async function findProducts(db: Db, words: string, count: number) {
  const found = db
    .selectFrom('products')
    .select(['id', 'parent_id'])
    .where('number', 'like', startingWith(words.toUpperCase()))
    .union(
      db
        .selectFrom('products')
        .select(['id', 'parent_id'])
        .where(sql<boolean>`fold(title) like '%' || fold(${startingWith(words)})`),
    )
  return db
    .selectFrom('products as product')
    .select(['product.id', 'product.number', 'product.title'])
    .where('product.kind', 'in', ['accessory', 'spare'])
    .where(
      'product.id',
      'in',
      db.selectFrom(found.as('found')).select(sql<number>`coalesce(parent_id, id)`.as('id')),
    )
    .orderBy('product.title')
    .orderBy('product.id')
    .limit(count)
    .execute()
}
