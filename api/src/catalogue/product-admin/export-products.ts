import type { Readable } from 'node:stream'

import type { ProductExportQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { type Db, writeCsv } from '../../platform/index.ts'
import { filteredProducts } from './product-filters.ts'
import { sortedProducts } from './product-order.ts'
import { readProductRows } from './product-rows.ts'

const MOST_PRODUCTS = 100_000
const AT_ONCE = 1000

type Query = z.output<typeof ProductExportQuery>

const COLUMNS = [
  'id',
  'variant_of',
  'kind',
  'category',
  'number',
  'title',
  'options',
  'price',
  'stock',
  'status',
  'added_on',
] as const

type Row = Awaited<ReturnType<typeof readProductRows>>[number]

/** Returns the products that pass the filters as a stream of CSV, each followed by its variants. */
export const exportProducts = (db: Db, query: Query): Readable => writeCsv(COLUMNS, readAll(db, query))

/** Reads the products a part at a time: their ids at first, so that none is left out or comes twice. */
async function* readAll(db: Db, { sort, ...filters }: Query) {
  const ids = await sortedProducts(db, filteredProducts(db, filters), sort).limit(MOST_PRODUCTS).execute()
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const part = ids.slice(start, start + AT_ONCE).map(({ id }) => id)
    for (const row of await readProductRows(db, part)) {
      yield toRecord(row, row)
      for (const variant of row.variants) yield toRecord(row, variant)
    }
  }
}

const toRecord = ({ id, kind, category, added_on }: Row, sold: Row | Row['variants'][number]) => ({
  id: sold.id,
  variant_of: sold.id === id ? '' : id,
  kind,
  category,
  number: sold.number ?? '',
  title: sold.title,
  options: 'options' in sold ? optionsOf(sold.options) : '',
  price: sold.price.toFixed(2),
  stock: sold.stock ?? 'unlimited',
  status: sold.is_published ? 'published' : 'unpublished',
  added_on,
})

const optionsOf = (options: Row['variants'][number]['options']) =>
  options.map(({ name, value }) => `${name}: ${value}`).join(', ')
