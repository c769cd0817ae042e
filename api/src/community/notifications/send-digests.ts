import { nameAndEmailOf } from '../../identity/index.ts'
import { type Db, queueEmail } from '../../platform/index.ts'
import { selectNotifications } from './notifications.repository.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
/** The most digests of one run, and things in a digest. */
const MOST_DIGESTS = 100
const MOST_THINGS = 20

interface Needs {
  db: Db
  now: () => Date
}

/** Returns the job that queues the digests that are due. Each member is locked, so that several processes send one. */
export function createSendDigests({ db, now }: Needs) {
  const before = (ms: number) => new Date(now().getTime() - ms)

  const sendOne = () =>
    db.transaction().execute(async (trx) => {
      const due = await trx
        .selectFrom('forum_settings as settings')
        .innerJoin('users', 'users.id', 'settings.user_id')
        .select(['users.id', 'users.is_admin', 'users.areas'])
        .where((row) =>
          row.or([
            row('settings.digest', '=', 'daily').and('settings.digested_at', '<=', before(DAY_MS)),
            row('settings.digest', '=', 'weekly').and('settings.digested_at', '<=', before(WEEK_MS)),
          ]),
        )
        .orderBy('settings.digested_at')
        .limit(1)
        .forUpdate('settings')
        .skipLocked()
        .executeTakeFirst()
      if (!due) return false
      await trx
        .updateTable('forum_settings')
        .set({ digested_at: now() })
        .where('user_id', '=', due.id)
        .execute()
      const rows = await selectNotifications(trx, due)
        .select('told.id')
        .where('told.read_at', 'is', null)
        .where('told.digested_at', 'is', null)
        .where('told.kind', 'in', ['reply', 'mention', 'quote', 'moderated'])
        .orderBy('told.at', 'desc')
        .limit(MOST_THINGS)
        .execute()
      const ids = rows.map(({ id }) => id)
      if (ids.length === 0) return true
      await trx.updateTable('notifications').set({ digested_at: now() }).where('id', 'in', ids).execute()
      const { email } = await nameAndEmailOf(trx, due.id)
      const data = { user_id: due.id, notification_ids: ids }
      await queueEmail(trx, { template: 'forum_digest', to: email, data })
      return true
    })

  return async () => {
    for (let count = 0; count < MOST_DIGESTS; count++) if (!(await sendOne())) return
  }
}
