import type { ProductInput, ProductKind } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { type Db, invalid, recordAudit, type StaffCaller } from '../../platform/index.ts'
import { lockProduct, type LockedProduct, touchProduct } from './lock-product.ts'
import { checkDetails, type ProductDetails } from './product-rules.ts'
import { writeSpare } from './write-spare.ts'

export interface EditingProduct {
  productId: number
  input: z.output<typeof ProductInput>
  by: StaffCaller
}

/** Creates the function that writes all details of a product, and what its variants share with it. */
export const createEditProduct = ({ db, now }: { db: Db; now: () => Date }) =>
  async function editProduct({ productId, input, by }: EditingProduct): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const { version, ...details } = input
      const before = await lockProduct(trx, productId, version)
      const kind = before.kind as ProductKind
      const category = await checkDetails(trx, { id: productId, kind, details })
      if ((category === 'gift') !== (before.category === 'gift')) throw invalid('category', GIFTS)
      const spareBefore = await readSpare(trx, productId)
      await trx.updateTable('products').set(toRow(details, category)).where('id', '=', productId).execute()
      if (details.spare) await writeSpare(trx, productId, details.spare)
      await shareWithVariants(trx, productId, before.title)
      const { version: after } = await readVersion(trx, productId)
      // A change of the spare's facts alone is one of the product.
      if (after === version) await touchProduct(trx, productId)
      await recordAudit(trx, {
        by,
        action: 'product.edit',
        subject: { kind: 'product', id: productId },
        ...changesBetween(factsOf(before, spareBefore), { ...details, category }),
        at: now(),
      })
    })
  }

const GIFTS = 'Gift cards are delivered by email and stay in their category, and nothing else joins it.'

/** Returns the columns of a product with these details. */
export const toRow = ({ spare: _spare, ...details }: ProductDetails, category: string) => ({
  ...details,
  category,
  specifications: JSON.stringify(details.specifications),
})

const readVersion = (trx: Db, id: number) =>
  trx.selectFrom('products').select('version').where('id', '=', id).executeTakeFirstOrThrow()

/** Reads what admins write of a spare part. */
const readSpare = (trx: Db, id: number) =>
  trx
    .selectFrom('spares')
    .select(['family_code', 'fit_level', 'torque_nm', 'year_from', 'year_to', 'superseded_by'])
    .select(['is_discontinued', 'drawing_position', 'fit_condition', 'note', 'pieces'])
    .where('product_id', '=', id)
    .executeTakeFirst()

/** Writes into the variants what they have of their product, in the order of their ids. */
async function shareWithVariants(trx: Db, parentId: number, oldTitle: string) {
  const { title, ...shared } = await trx
    .selectFrom('products')
    .select(['title', 'description', 'category', 'no_air', 'fits'])
    .where('id', '=', parentId)
    .executeTakeFirstOrThrow()
  const variants = await trx
    .selectFrom('products')
    .select(['id', 'title'])
    .where('parent_id', '=', parentId)
    .orderBy('id')
    .execute()
  for (const variant of variants) {
    const isNamed = variant.title.startsWith(`${oldTitle}, `)
    const named = isNamed ? title + variant.title.slice(oldTitle.length) : variant.title
    await trx
      .updateTable('products')
      .set({ ...shared, title: named })
      .where('id', '=', variant.id)
      .execute()
  }
}

type Facts = Record<string, unknown>

function factsOf(product: LockedProduct, spare: Awaited<ReturnType<typeof readSpare>>): Facts {
  if (!spare) return { ...product, spare: null }
  const { torque_nm, ...facts } = spare
  return { ...product, spare: { ...facts, torque_nm: torque_nm === null ? null : Number(torque_nm) } }
}

/** Returns the facts that have changed, as they were and as they are. */
function changesBetween(before: Facts, after: Facts) {
  const changed = Object.keys(after).filter((name) => !isSame(before[name], after[name]))
  const pick = (facts: Facts) => Object.fromEntries(changed.map((name) => [name, facts[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}

const isSame = (one: unknown, other: unknown) => inOrder(one) === inOrder(other)
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
