import { conflict, type Db, notFound } from '../../platform/index.ts'

export type LockedProduct = Awaited<ReturnType<typeof lockProduct>>

/**
 * Locks an accessory or a spare part, which isn't a variant, until the transaction ends and returns it. Throws a 404 for
 * one that there isn't, and a 409 when it has changed since its admin read it.
 */
export async function lockProduct(trx: Db, id: number, version: number) {
  const product = await trx
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('parent_id', 'is', null)
    .where('kind', 'in', ['accessory', 'spare'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!product) throw notFound('This product')
  if (product.version !== version) throw conflict('stale_version', STALE)
  return product
}

const STALE = 'This product has changed in the meantime. Please review it and try again.'

/** Returns the id of the product whose page shows a product or a variant; throws a 404 for one that there isn't. */
export async function shownOn(db: Db, id: number): Promise<number> {
  const row = await db.selectFrom('products').select('parent_id').where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This product')
  return row.parent_id ?? id
}

/** Counts a change of a product in its version where nothing of its own row changes. */
export const touchProduct = (trx: Db, id: number) =>
  trx
    .updateTable('products')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
