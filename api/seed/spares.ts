import type { Db } from '../src/platform/database/open-database.ts'
import { rebuildWords } from '../src/platform/search/rebuild-words.ts'
import { keywordsOf } from '../src/catalogue/spares/keywords.ts'
import data from './spares.json' with { type: 'json' }

type SpareData = (typeof data.spares)[number]

export async function seedSpares(db: Db) {
  await db.insertInto('spare_families').values(data.families).execute()
  await db.insertInto('products').values(data.spares.map(toProduct)).execute()
  await db.insertInto('spares').values(data.spares.map(toSpare)).execute()
  await rebuildWords(db, 'spares')
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
  note: spare.note,
  keywords: keywordsOf({
    ...spare,
    family: data.families.find(({ code }) => code === spare.family)?.title ?? '',
    oldNumbers: data.spares.filter((old) => old.superseded_by === spare.number).map(({ number }) => number),
  }),
})
