import { type Db, rebuildWords } from '../../platform/index.ts'
import { keywordsOf } from '../spares/keywords.ts'
import type { ProductDetails } from './product-rules.ts'

type Spare = NonNullable<ProductDetails['spare']>

/** Writes what a spare part has besides its product, and what it and the part that replaces it are found by. */
export async function writeSpare(trx: Db, id: number, spare: Spare) {
  const before = await trx
    .selectFrom('spares')
    .select('superseded_by')
    .where('product_id', '=', id)
    .executeTakeFirst()
  const { family_code, ...facts } = spare
  await trx
    .insertInto('spares')
    .values({ product_id: id, family_code, ...facts, keywords: '' })
    .onConflict((known) => known.column('product_id').doUpdateSet({ family_code, ...facts }))
    .execute()
  for (const changed of new Set([id, before?.superseded_by, spare.superseded_by])) {
    if (changed) await writeKeywords(trx, changed)
  }
  await rebuildWords(trx, 'spares')
}

async function writeKeywords(trx: Db, id: number) {
  const part = await trx
    .selectFrom('spares as spare')
    .innerJoin('products as product', 'product.id', 'spare.product_id')
    .innerJoin('spare_families as family', 'family.code', 'spare.family_code')
    .select(['product.title', 'product.number', 'product.fits', 'family.title as family'])
    .where('spare.product_id', '=', id)
    .executeTakeFirst()
  if (!part) return
  const replaced = await trx
    .selectFrom('spares as spare')
    .innerJoin('products as product', 'product.id', 'spare.product_id')
    .select('product.number')
    .where('spare.superseded_by', '=', id)
    .orderBy('product.id')
    .execute()
  const oldNumbers = replaced.flatMap(({ number }) => number ?? [])
  const keywords = keywordsOf({ ...part, number: part.number ?? '', oldNumbers })
  await trx.updateTable('spares').set({ keywords }).where('product_id', '=', id).execute()
}
