import type { Readable } from 'node:stream'

import type { ProductExportQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { type Db, csvOf } from '../../platform/index.ts'
import { filteredProducts } from './product-filters.ts'
import { sortedProducts } from './product-order.ts'
import { readProductRows } from './product-rows.ts'

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
export const exportProducts = (db: Db, { sort, ...filters }: z.output<typeof ProductExportQuery>): Readable =>
  csvOf(COLUMNS, {
    ids: (most) => sortedProducts(db, filteredProducts(db, filters), sort).limit(most).execute(),
    records: async (ids) => {
      const rows = await readProductRows(db, ids)
      return rows.flatMap((row) => [row, ...row.variants].map((sold) => toRecord(row, sold)))
    },
  })

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

const optionsOf = (options: Record<string, string>) =>
  Object.entries(options)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')
