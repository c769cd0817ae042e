import { toDollars } from '@nireeka/contracts'
import type { ProductKind, ProductListData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'

type ProductRow = ProductListData['items'][number]

/** Reads what the list shows of these products, in the order of their ids. */
export async function readProductRows(db: Db, ids: readonly number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('products')
    .select(['id', 'parent_id', 'kind', 'number', 'title', 'category', 'price_cents', 'stock', 'image'])
    .select(['options', 'hidden', 'version', sql<string>`added_on::text`.as('added_on')])
    .where((row) => row.or([row('id', 'in', ids), row('parent_id', 'in', ids)]))
    .orderBy('id')
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const variants = new Map<number | null, Row[]>()
  for (const row of rows.filter(({ parent_id }) => parent_id !== null)) {
    variants.set(row.parent_id, [...(variants.get(row.parent_id) ?? []), row])
  }
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toRow(row, variants.get(id) ?? [])] : []
  })
}

interface SoldRow {
  id: number
  number: string | null
  title: string
  price_cents: number
  stock: number | null
  hidden: boolean
}

interface Row extends SoldRow {
  kind: string
  category: string
  image: string | null
  options: Record<string, string>
  version: number
  added_on: string
}

function toRow(row: Row, variants: readonly Row[]): ProductRow {
  const published = variants.filter(({ hidden }) => !hidden)
  const prices = (published.length > 0 ? published : [row]).map(({ price_cents }) => price_cents)
  return {
    ...toSold(row),
    kind: row.kind as ProductKind,
    category: row.category,
    image: row.image,
    added_on: row.added_on,
    price: toDollars(Math.min(...prices)),
    price_to: toDollars(Math.max(...prices)),
    stock: variants.length > 0 ? stockOf(published) : row.stock,
    variants: variants.map((variant) => ({ ...toSold(variant), options: toPairs(variant.options) })),
    version: row.version,
  }
}

/** Returns the stock of some variants together; null when one of them is unlimited. */
const stockOf = (variants: readonly Row[]) =>
  variants.reduce<number | null>((sum, { stock }) => (sum === null || stock === null ? null : sum + stock), 0)

/** Returns a variant's options as a list. */
export const toPairs = (options: Record<string, string>) =>
  Object.entries(options).map(([name, value]) => ({ name, value }))

export const toSold = ({ id, number, title, price_cents, stock, hidden }: SoldRow) => ({
  id,
  number,
  title,
  price: toDollars(price_cents),
  stock,
  is_published: !hidden,
})
