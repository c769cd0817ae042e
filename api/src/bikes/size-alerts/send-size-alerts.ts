import { queueEmail, type Db } from '../../platform/index.ts'
import { IS_BUILT } from '../configurator/is-built.ts'

const AT_ONCE = 200
const DAY_MS = 24 * 60 * 60_000
const KEPT_SENT_MS = 30 * DAY_MS
const KEPT_WAITING_MS = 365 * DAY_MS

interface Needs {
  db: Db
  now: () => Date
}

/**
 * Creates the job that emails everyone who waits for a size that is built again. Parallel processes handle different
 * rows.
 */
export function createSizeAlertJob({ db, now }: Needs) {
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
    await trx.updateTable('size_alerts').set({ sent_at: at }).where('id', 'in', ids).execute()
    for (const { email, size_id, key } of due)
      await queueEmail(trx, { template: 'size_is_back', to: email, data: { size_id, key } })
    return due.length
  })

const takeDue = (trx: Db) =>
  trx
    .selectFrom('size_alerts as alert')
    .innerJoin('bike_sizes as size', 'size.id', 'alert.size_id')
    .innerJoin('bikes as bike', 'bike.id', 'size.bike_id')
    .select(['alert.id', 'alert.email', 'alert.size_id', 'alert.key'])
    .where('alert.sent_at', 'is', null)
    .where('bike.published', '=', true)
    .where(IS_BUILT)
    .orderBy('alert.id')
    .limit(AT_ONCE)
    .forUpdate('alert')
    .skipLocked()
    .execute()

/** Deletes addresses that are no longer needed. */
async function forgetOld(db: Db, at: Date) {
  const before = (ms: number) => new Date(at.getTime() - ms)
  await db.deleteFrom('size_alerts').where('sent_at', '<', before(KEPT_SENT_MS)).execute()
  await db
    .deleteFrom('size_alerts')
    .where('sent_at', 'is', null)
    .where('created_at', '<', before(KEPT_WAITING_MS))
    .execute()
}
