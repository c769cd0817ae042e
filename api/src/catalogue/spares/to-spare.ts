import { toDollars } from '@nireeka/contracts'
import type { SpareData } from '@nireeka/contracts/api'

import { availabilityOf } from '../accessories/to-card.ts'
import type { Db } from '../../platform/index.ts'

/** Selects the spare parts that are shown, including discontinued ones, since people search for old part numbers. */
export const selectSpares = (db: Db) =>
  db
    .selectFrom('spares as spare')
    .innerJoin('products as product', 'product.id', 'spare.product_id')
    .innerJoin('spare_families as family', 'family.code', 'spare.family_code')
    .leftJoin('products as newer', (join) =>
      join.onRef('newer.id', '=', 'spare.superseded_by').on('newer.hidden', '=', false),
    )
    .where('product.hidden', '=', false)

const COLUMNS = [
  'product.id',
  'product.number',
  'product.title',
  'product.description',
  'product.fits',
  'product.price_cents',
  'product.image',
  'product.stock',
  'family.code as family_code',
  'family.title as family_title',
  'spare.fit_level',
  'spare.torque_nm',
  'spare.year_from',
  'spare.year_to',
  'spare.is_discontinued',
  'spare.fit_condition',
  'spare.note',
  'newer.id as newer_id',
  'newer.number as newer_number',
] as const

export const withColumns = (spares: ReturnType<typeof selectSpares>) => spares.select(COLUMNS)

type SpareRow = Awaited<ReturnType<ReturnType<typeof withColumns>['execute']>>[number]

export const toSpare = (row: SpareRow): SpareData => ({
  id: row.id,
  number: row.number ?? '',
  title: row.title,
  description: row.description,
  family: { code: row.family_code, title: row.family_title },
  fits: row.fits,
  price: toDollars(row.price_cents),
  image: row.image,
  stock: row.stock,
  availability: row.is_discontinued ? 'discontinued' : availabilityOf(row.stock),
  fit_level: row.fit_level,
  torque_nm: row.torque_nm === null ? null : Number(row.torque_nm),
  year_from: row.year_from,
  year_to: row.year_to,
  fit_condition: row.fit_condition,
  note: [row.fit_condition, row.note].filter(Boolean).join(' ') || null,
  superseded_by: row.newer_id === null ? null : { id: row.newer_id, number: row.newer_number ?? '' },
})
