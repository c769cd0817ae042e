import { conflict, type Db, recordAudit, type StaffCaller } from '../../platform/index.ts'
import { lockProduct } from './lock-product.ts'
import { deleteRefusal, type ReadProductUse } from './product-use.ts'

interface Needs {
  db: Db
  now: () => Date
  readProductUse: ReadProductUse
}

export interface DeletingProduct {
  productId: number
  version: number
  by: StaffCaller
}

/** Creates the function that deletes a product with its variants; a 409 `cannot_delete` when it is or was in use. */
export const createDeleteProduct = ({ db, now, readProductUse }: Needs) =>
  async function deleteProduct({ productId, version, by }: DeletingProduct): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const product = await lockProduct(trx, productId, version)
      const variants = await lockForDeletion(trx, productId)
      const ids = [productId, ...variants]
      const refusal = deleteRefusal(ids, await readProductUse(trx, ids))
      if (refusal !== null) throw conflict('cannot_delete', refusal)
      await assertNoReviews(trx, productId)
      await assertReplacesNothing(trx, productId)
      await trx.deleteFrom('products').where('parent_id', '=', productId).execute()
      await trx.deleteFrom('products').where('id', '=', productId).execute()
      await recordAudit(trx, {
        by,
        action: 'product.delete',
        subject: { kind: 'product', id: productId },
        before: { title: product.title, number: product.number },
        after: { deleted: true },
        at: now(),
      })
    })
  }

/** Locks a product's row and its variants', so that nobody puts them into a cart meanwhile; returns the variants' ids. */
export async function lockForDeletion(trx: Db, productId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('products')
    .select('id')
    .where((row) => row.or([row('id', '=', productId), row('parent_id', '=', productId)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id).filter((id) => id !== productId)
}

async function assertNoReviews(trx: Db, productId: number) {
  const review = await trx
    .selectFrom('reviews')
    .select('id')
    .where('product_id', '=', productId)
    .limit(1)
    .executeTakeFirst()
  if (review) throw conflict('cannot_delete', 'It has reviews. Unpublish it instead.')
}

async function assertReplacesNothing(trx: Db, productId: number) {
  const old = await trx
    .selectFrom('spares')
    .select('product_id')
    .where('superseded_by', '=', productId)
    .limit(1)
    .executeTakeFirst()
  if (old) throw conflict('cannot_delete', 'It replaces another part. Change that one first.')
}
