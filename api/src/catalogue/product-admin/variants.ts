import { toCents } from '@nireeka/contracts'
import { COLOUR_OPTION, type NewVariant, type VariantInput } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { conflict, type Db, invalid, notFound, recordAudit, type StaffCaller } from '../../platform/index.ts'
import { deleteRefusal, type ReadProductUse } from './product-use.ts'
import { lockForDeletion } from './delete-product.ts'
import { type LockedProduct, lockProduct, touchProduct } from './lock-product.ts'
import { assertNumberIsFree } from './product-rules.ts'
import { variantPictures } from './variant-pictures.ts'
import { writeChoices } from './write-choices.ts'

interface Needs {
  db: Db
  now: () => Date
  readProductUse: ReadProductUse
}

type Options = z.output<typeof VariantInput>['options']
interface Change {
  productId: number
  by: StaffCaller
}
export interface AddingVariant extends Change {
  input: z.output<typeof NewVariant>
}
export interface EditingVariant extends Change {
  variantId: number
  input: z.output<typeof VariantInput>
}
export interface DeletingVariant extends Change {
  variantId: number
  version: number
}

/** Creates the functions that add, change and delete what a shopper chooses of an accessory: sizes, colours. */
export function createVariants({ db, now, readProductUse }: Needs) {
  const change = (
    { productId, by }: Change,
    version: number,
    write: (trx: Db, product: LockedProduct) => Promise<{ before: object | null; after: object }>,
  ): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const product = await lockProduct(trx, productId, version)
      if (product.kind !== 'accessory') throw conflict('no_variants', 'A spare part has no variants.')
      const { before, after } = await write(trx, product)
      await writeChoices(trx, productId)
      await touchProduct(trx, productId)
      await recordAudit(trx, {
        by,
        action: 'product.variant',
        subject: { kind: 'product', id: productId },
        before: before && { ...before },
        after: { ...after },
        at: now(),
      })
    })

  return {
    add: (adding: AddingVariant) =>
      change(adding, adding.input.version, async (trx, product) => {
        const { options, number, weight_g, is_published, price } = adding.input
        await assertOptions(trx, adding.productId, options)
        await assertNumberIsFree(trx, number)
        const { id } = await trx
          .insertInto('products')
          .values({
            ...shared(product),
            ...(await variantPictures(trx, product, toRecord(options))),
            parent_id: product.id,
            title: titleOf(product, options),
            options: toRecord(options),
            number,
            weight_g,
            hidden: !is_published,
            price_cents: toCents(price),
            stock: 0,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        return { before: null, after: { variant: id, ...toRecord(options), price } }
      }),

    edit: (editing: EditingVariant) =>
      change(editing, editing.input.version, async (trx, product) => {
        const { variantId } = editing
        const { options, number, weight_g, is_published } = editing.input
        const before = await lockVariant(trx, editing)
        await assertOptions(trx, editing.productId, options, variantId)
        await assertNumberIsFree(trx, number, variantId)
        const next = toRecord(options)
        const isRecoloured = next[COLOUR_OPTION] !== before[COLOUR_OPTION]
        await trx
          .updateTable('products')
          .set({
            ...(isRecoloured ? await variantPictures(trx, product, next) : {}),
            title: titleOf(product, options),
            options: next,
            number,
            weight_g,
            hidden: !is_published,
          })
          .where('id', '=', variantId)
          .execute()
        const after = { ...next, number, weight_g, published: is_published }
        return { before, after: { variant: variantId, ...after } }
      }),

    delete: (deleting: DeletingVariant) =>
      change(deleting, deleting.version, async (trx) => {
        const { productId, variantId } = deleting
        const before = await lockVariant(trx, deleting)
        await lockForDeletion(trx, productId)
        const refusal = deleteRefusal([variantId], await readProductUse(trx, [variantId]))
        if (refusal !== null) throw conflict('cannot_delete', refusal)
        await trx.deleteFrom('products').where('id', '=', variantId).execute()
        return { before, after: { variant: variantId, deleted: true } }
      }),
  }
}

const toRecord = (options: Options) => Object.fromEntries(options.map(({ name, value }) => [name, value]))

const titleOf = ({ title }: { title: string }, options: Options) =>
  [title, ...options.map(({ value }) => value)].join(', ')

/** What a variant has of its product. */
const shared = ({ kind, description, category, fits, no_air }: LockedProduct) => ({
  kind,
  description,
  category,
  fits,
  no_air,
  variants: JSON.stringify([]),
  rating: null,
})

async function lockVariant(
  trx: Db,
  { productId, variantId }: { productId: number; variantId: number },
): Promise<Record<string, string | number | boolean | null>> {
  const variant = await trx
    .selectFrom('products')
    .select(['options', 'number', 'weight_g', 'hidden'])
    .where('id', '=', variantId)
    .where('parent_id', '=', productId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!variant) throw notFound('This variant')
  const { options, hidden, ...facts } = variant
  return { ...options, ...facts, published: !hidden }
}

/** Throws unless the options are those of the product's other variants, with values that none of them has. */
async function assertOptions(trx: Db, productId: number, options: Options, variantId = 0) {
  const names = options.map(({ name }) => name)
  if (new Set(names).size < names.length) throw invalid('options', 'Each option has a name of its own.')
  const others = await trx
    .selectFrom('products')
    .select('options')
    .where('parent_id', '=', productId)
    .where('id', '<>', variantId)
    .execute()
  const sorted = names.toSorted().join('\n')
  for (const { options: other } of others) {
    if (Object.keys(other).toSorted().join('\n') !== sorted) {
      throw invalid('options', `All variants have the same options: ${Object.keys(other).join(', ')}.`)
    }
    if (options.every(({ name, value }) => other[name] === value)) {
      throw conflict('same_variant', 'There is a variant with these options already.')
    }
  }
}
