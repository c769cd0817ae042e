import { sql } from 'kysely'

import type { Db } from '../src/platform/database/open-database.ts'
import { rebuildWords } from '../src/platform/search/rebuild-words.ts'
import { keywordsOf } from '../src/catalogue/spares/keywords.ts'
import data from './spares.json' with { type: 'json' }

type SpareData = (typeof data.spares)[number]

const DAY_MS = 24 * 60 * 60_000

export async function seedSpares(db: Db) {
  await db.insertInto('spare_families').values(data.families).execute()
  await insertSpares(db, data.spares)
  await rebuildWords(db, 'spares')
}

/**
 * Inserts the parts that a database from before them lacks, and links those it has to bikes and to the configurator's
 * parts.
 */
export async function seedMoreSpares(db: Db) {
  const known = await db.selectFrom('products').select('id').where('kind', '=', 'spare').execute()
  const ids = new Set(known.map(({ id }) => id))
  const missing = data.spares.filter(({ id }) => !ids.has(id))
  if (missing.length === 0) return
  await insertSpares(db, missing)
  for (const spare of data.spares.filter(({ id }) => ids.has(id))) {
    const { part_ids, sizes, also_called, keywords } = toSpare(spare)
    await db
      .updateTable('spares')
      .set({ part_ids, sizes, also_called, keywords })
      .where('product_id', '=', spare.id)
      .execute()
  }
  await rebuildWords(db, 'spares')
}

/** Tells a database that has its spares which pieces of the bike they belong to. */
export async function seedSparePieces(db: Db) {
  for (const { id, pieces } of data.spares) {
    if (pieces.length === 0) continue
    await db
      .updateTable('spares')
      .set({ pieces })
      .where('product_id', '=', id)
      .where(sql<boolean>`pieces = '{}'`)
      .execute()
  }
}

async function insertSpares(db: Db, spares: SpareData[]) {
  await db.insertInto('products').values(spares.map(toProduct)).execute()
  await db.insertInto('spares').values(spares.map(toSpare)).execute()
}

const toProduct = ({ id, number, title, description, ...spare }: SpareData) => ({
  id,
  kind: 'spare',
  number,
  title,
  description,
  category: spare.family,
  price_cents: spare.price_cents,
  stock: spare.stock,
  image: spare.image,
  weight_g: spare.weight_g,
  fits: spare.fits,
  fits_bikes: spare.fits_bikes,
  no_air: spare.no_air,
  restock_on: spare.back_in_days === null ? null : new Date(Date.now() + spare.back_in_days * DAY_MS),
  variants: JSON.stringify([]),
  rating: null,
})

const toSpare = (spare: SpareData) => ({
  product_id: spare.id,
  family_code: spare.family,
  fit_level: spare.fit_level === 'dealer' ? ('dealer' as const) : ('owner' as const),
  torque_nm: spare.torque_nm,
  year_from: spare.year_from,
  year_to: spare.year_to,
  superseded_by: data.spares.find(({ number }) => number === spare.superseded_by)?.id ?? null,
  is_discontinued: spare.is_discontinued,
  drawing_position: spare.drawing_position,
  fit_condition: spare.fit_condition,
  note: spare.note,
  part_ids: spare.part_ids,
  pieces: spare.pieces,
  sizes: spare.sizes,
  also_called: spare.also_called,
  keywords: keywordsOf({
    ...spare,
    alsoCalled: spare.also_called,
    family: data.families.find(({ code }) => code === spare.family)?.title ?? '',
  }),
})
