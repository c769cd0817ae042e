import { queueEmail, type Db } from '../../platform/index.ts'

const AT_ONCE = 200
const DAY_MS = 24 * 60 * 60_000
const KEPT_SENT_MS = 30 * DAY_MS
const KEPT_WAITING_MS = 365 * DAY_MS

interface Needs {
  db: Db
  now: () => Date
}

/**
 * Creates the job that emails everyone who waits for a product that is back in stock. Parallel processes handle
 * different rows.
 */
export function createStockAlertJob({ db, now }: Needs) {
  return async () => {
    while ((await sendSome(db, now())) === AT_ONCE);
    await forgetOld(db, now())
  }
}

/** Queues the emails of some alerts and marks these alerts as sent, in one transaction. Returns how many. */
const sendSome = (db: Db, at: Date): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const due = await takeDue(trx)
    if (due.length === 0) return 0
    const ids = due.map(({ id }) => id)
    await trx.updateTable('stock_alerts').set({ sent_at: at }).where('id', 'in', ids).execute()
    for (const { email, product_id, key } of due)
      await queueEmail(trx, { template: 'back_in_stock', to: email, data: { product_id, key } })
    return due.length
  })

const takeDue = (trx: Db) =>
  trx
    .selectFrom('stock_alerts as alert')
    .innerJoin('products as product', 'product.id', 'alert.product_id')
    .leftJoin('products as parent', 'parent.id', 'product.parent_id')
    .select(['alert.id', 'alert.email', 'alert.product_id', 'alert.key'])
    .where('alert.sent_at', 'is', null)
    .where('product.hidden', '=', false)
    .where((row) => row.or([row('product.stock', 'is', null), row('product.stock', '>', 0)]))
    .where((row) => row.or([row('parent.id', 'is', null), row('parent.hidden', '=', false)]))
    .orderBy('alert.id')
    .limit(AT_ONCE)
    .forUpdate('alert')
    .skipLocked()
    .execute()

/** Deletes addresses that are no longer needed. */
async function forgetOld(db: Db, at: Date) {
  const before = (ms: number) => new Date(at.getTime() - ms)
  await db.deleteFrom('stock_alerts').where('sent_at', '<', before(KEPT_SENT_MS)).execute()
  await db
    .deleteFrom('stock_alerts')
    .where('sent_at', 'is', null)
    .where('created_at', '<', before(KEPT_WAITING_MS))
    .execute()
}
