import type { StockKind } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'

/** An item that an import may change, as it is now. */
export interface ImportItem {
  kind: StockKind
  id: number
  number: string | null
  title: string
  stock: number | null
  /** The rest is null for a part, whose price and place in the builder an import leaves alone. */
  price_cents: number | null
  published: boolean | null
  /** Why the product can't be published as it is; null when it can. */
  refusal: string | null
  /** Whether it is only sold as variants, whose lowest price and whole stock it then has here. */
  is_parent: boolean
}

interface Wanted {
  ids: readonly number[]
  numbers: readonly string[]
  parts: readonly number[]
}

const isParent = sql<boolean>`exists (select from products as variant where variant.parent_id = products.id)`

/** Selects the lowest price and the whole stock of a product's published variants, as the list of products shows them. */
const ofVariants = sql<{ price_cents: number | null; stock: number | null }>`(
  select json_build_object(
    'price_cents', min(variant.price_cents),
    'stock', case when bool_or(variant.stock is null) then null else coalesce(sum(variant.stock), 0)::int end
  )
  from products as variant where variant.parent_id = products.id and not variant.hidden
)`

/**
 * Reads the products and parts with these ids or numbers. `isLocked` locks them, in one order, until the transaction
 * ends.
 */
export async function readImportItems(db: Db, wanted: Wanted, isLocked = false): Promise<ImportItem[]> {
  const products = db
    .selectFrom('products')
    .select([
      'id',
      'number',
      'title',
      'stock',
      'price_cents',
      'hidden',
      'description',
      isParent.as('is_parent'),
      ofVariants.as('of_variants'),
    ])
    .where('kind', 'in', ['accessory', 'spare'])
    .where(sql<boolean>`(id = any(${wanted.ids}::int[]) or number = any(${wanted.numbers}::text[]))`)
    .orderBy('id')
  const found = await (isLocked ? products.forNoKeyUpdate() : products).execute()
  return [...found.map(toItem), ...(await readParts(db, wanted.parts, isLocked))]
}

async function readParts(db: Db, ids: readonly number[], isLocked: boolean): Promise<ImportItem[]> {
  const parts = db
    .selectFrom('parts')
    .select(['id', 'title', 'stock'])
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .orderBy('id')
  const found = await (isLocked ? parts.forNoKeyUpdate() : parts).execute()
  return found.map((part) => ({ ...part, ...PART }))
}

const PART = {
  kind: 'part',
  number: null,
  price_cents: null,
  published: null,
  refusal: null,
  is_parent: false,
} as const

interface ProductRow extends Pick<ImportItem, 'id' | 'number' | 'title' | 'stock' | 'is_parent'> {
  price_cents: number
  hidden: boolean
  description: string
  of_variants: { price_cents: number | null; stock: number | null }
}

const toItem = ({ hidden, description, of_variants: sold, ...row }: ProductRow): ImportItem => ({
  ...row,
  ...(row.is_parent && { stock: sold.stock, price_cents: sold.price_cents ?? row.price_cents }),
  kind: 'product',
  published: !hidden,
  refusal: description === '' ? 'Write a description first; then it can be published.' : null,
})
