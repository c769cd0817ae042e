import type { ProductExportQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import { beginningsOf, type Db, startingWith } from '../../platform/index.ts'

export type ProductFilters = Omit<z.output<typeof ProductExportQuery>, 'sort'>

/** Returns the products, without variants, that pass the filters, as the start of a query for a "product". */
export function filteredProducts(db: Db, { search, kind, category, picture, status }: ProductFilters) {
  let products = db
    .selectFrom('products as product')
    .where('product.parent_id', 'is', null)
    // Written as the indexes have it.
    .where(sql<boolean>`product.kind in ('accessory', 'spare')`)
  if (kind) products = products.where('product.kind', '=', kind)
  if (category) products = products.where('product.category', '=', category)
  if (picture) products = products.where('product.image', 'is', null)
  if (status) products = products.where('product.hidden', '=', status === 'unpublished')
  const words = search?.trim()
  return words ? products.where('product.id', 'in', productsFound(db, words)) : products
}

/**
 * Selects the products whose number, or a variant's, begins with a text, and those whose title, or a variant's, has
 * words that begin with all of its words. Each part reads one index.
 */
const productsFound = (db: Db, words: string) =>
  db
    .selectFrom('products as found')
    .select(sql<number>`coalesce(found.parent_id, found.id)`.as('id'))
    .where('found.number', 'like', startingWith(words.toUpperCase()))
    .union(
      db
        .selectFrom('products as found')
        .select(sql<number>`coalesce(found.parent_id, found.id)`.as('id'))
        .where(sql<boolean>`words_of(found.title) @@ ${beginningsOf(words)}`),
    )
