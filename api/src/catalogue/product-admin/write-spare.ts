import { type Db, rebuildWords } from '../../platform/index.ts'
import { keywordsOf } from '../spares/keywords.ts'
import type { ProductDetails } from './product-rules.ts'

type Spare = NonNullable<ProductDetails['spare']>

/** Writes what a spare part has besides its product, and what it is found by. Triggers do so for its number. */
export async function writeSpare(trx: Db, id: number, spare: Spare) {
  const { family_code, ...facts } = spare
  await trx
    .insertInto('spares')
    .values({ product_id: id, family_code, ...facts, keywords: '' })
    .onConflict((known) => known.column('product_id').doUpdateSet({ family_code, ...facts }))
    .execute()
  await writeKeywords(trx, id)
  await rebuildWords(trx, 'spares')
}

async function writeKeywords(trx: Db, id: number) {
  const part = await trx
    .selectFrom('spares as spare')
    .innerJoin('products as product', 'product.id', 'spare.product_id')
    .innerJoin('spare_families as family', 'family.code', 'spare.family_code')
    .select(['product.title', 'product.fits', 'family.title as family', 'spare.also_called'])
    .where('spare.product_id', '=', id)
    .executeTakeFirst()
  if (!part) return
  const { also_called: alsoCalled, ...named } = part
  const keywords = keywordsOf({ ...named, alsoCalled })
  await trx.updateTable('spares').set({ keywords }).where('product_id', '=', id).execute()
}
