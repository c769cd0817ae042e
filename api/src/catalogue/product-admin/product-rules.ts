import { ACCESSORY_CATEGORIES, type ProductInput, type ProductKind } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { type Db, invalid } from '../../platform/index.ts'

/** What admins write of a product. */
export type ProductDetails = Omit<z.output<typeof ProductInput>, 'version'>

/** A product whose details are checked; without an id it is a new one. */
interface Checked {
  id?: number
  kind: ProductKind
  details: ProductDetails
}

/** Returns the category that a product gets; throws a 422 for details that don't fit what else there is. */
export async function checkDetails(trx: Db, { id, kind, details }: Checked): Promise<string> {
  await assertNumberIsFree(trx, details.number, id)
  await assertBikes(trx, details.fits_bikes)
  await assertGoesWith(trx, details.goes_with, id)
  if ((kind === 'spare') !== (details.spare !== null)) {
    throw invalid('spare', 'Spare parts have a family, and accessories have none.')
  }
  if (details.spare === null) return categoryOf(details.category)
  if (details.number === null) throw invalid('number', 'A spare part has a number.')
  await assertSpare(trx, details.spare, id)
  return details.spare.family_code
}

function categoryOf(category: string) {
  if (ACCESSORY_CATEGORIES.some((known) => known === category)) return category
  throw invalid('category', 'There is no such category.')
}

/** Throws a 422 for the number of another product. */
export async function assertNumberIsFree(trx: Db, number: string | null, id?: number) {
  if (number === null) return
  const other = await trx
    .selectFrom('products')
    .select(['id', 'title'])
    .where('number', '=', number)
    .executeTakeFirst()
  if (other && other.id !== id) throw invalid('number', `This is the number of ${other.title}.`)
}

async function assertBikes(trx: Db, slugs: readonly string[]) {
  if (slugs.length === 0) return
  const known = await trx.selectFrom('bikes').select('slug').where('slug', 'in', slugs).execute()
  if (known.length < new Set(slugs).size) throw invalid('fits_bikes', 'There is no such bike.')
}

async function assertGoesWith(trx: Db, ids: readonly number[], id?: number) {
  if (ids.length === 0) return
  if (id !== undefined && ids.includes(id)) throw invalid('goes_with', 'A product can’t go with itself.')
  const known = await trx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .where('kind', '=', 'accessory')
    .where('parent_id', 'is', null)
    .execute()
  if (known.length < new Set(ids).size) throw invalid('goes_with', 'There is no such accessory.')
}

async function assertSpare(trx: Db, spare: NonNullable<ProductDetails['spare']>, id?: number) {
  const { family_code, superseded_by, year_from, year_to } = spare
  const family = await trx
    .selectFrom('spare_families')
    .select('code')
    .where('code', '=', family_code)
    .executeTakeFirst()
  if (!family) throw invalid('spare.family_code', 'There is no such family.')
  if (year_to !== null && year_to < year_from)
    throw invalid('spare.year_to', 'This is before the first year.')
  if (superseded_by === null) return
  const newer = await trx
    .selectFrom('spares')
    .select('product_id')
    .where('product_id', '=', superseded_by)
    .executeTakeFirst()
  if (!newer || superseded_by === id) throw invalid('spare.superseded_by', 'There is no such spare part.')
}
