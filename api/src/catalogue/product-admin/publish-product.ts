import { conflict, type Db, recordAudit, type StaffCaller } from '../../platform/index.ts'
import { lockProduct } from './lock-product.ts'

export interface PublishingProduct {
  productId: number
  version: number
  by: StaffCaller
}

/**
 * Creates the functions that show a product in the shop and take it out. Throws a 409 `cannot_publish` for one without a
 * price or a description. Publishing what is published changes nothing, and is recorded.
 */
export function createPublishProduct({ db, now }: { db: Db; now: () => Date }) {
  const setHidden = (hidden: boolean) =>
    async function publishProduct({ productId, version, by }: PublishingProduct): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const product = await lockProduct(trx, productId, version)
        if (!hidden) assertComplete(product)
        await trx.updateTable('products').set({ hidden }).where('id', '=', productId).execute()
        await recordAudit(trx, {
          by,
          action: hidden ? 'product.unpublish' : 'product.publish',
          subject: { kind: 'product', id: productId },
          before: { published: !product.hidden },
          after: { published: !hidden },
          at: now(),
        })
      })
    }
  return { publish: setHidden(false), unpublish: setHidden(true) }
}

function assertComplete({ price_cents, description }: { price_cents: number; description: string }) {
  if (price_cents === 0) throw conflict('cannot_publish', 'Give it a price first.')
  if (description === '') throw conflict('cannot_publish', 'Write a description first.')
}
