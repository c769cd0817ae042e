import { type Db, recordAudit } from '../../platform/index.ts'
import { showVersion } from './show-version.ts'

interface Needs {
  db: Db
  now: () => Date
}

/** Creates the job that publishes what is planned and due. What one process publishes, no other repeats. */
export const createPublishDue =
  ({ db, now }: Needs) =>
  async () => {
    while (await db.transaction().execute((trx) => publishNext(trx, now()))) continue
  }

/** Publishes what has been due for the longest; returns whether there was anything. */
async function publishNext(trx: Db, at: Date): Promise<boolean> {
  const item = await trx
    .selectFrom('content_items')
    .select(['id', 'kind', 'key', 'published_version', 'publish_version', 'publish_by'])
    .where('publish_at', '<=', at)
    .orderBy('publish_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!item || item.publish_version === null) return false
  await showVersion(trx, { item, version: item.publish_version, by: item.publish_by, at })
  const by = await trx
    .selectFrom('users')
    .select(['id', 'email', 'is_admin'])
    .where('id', '=', item.publish_by)
    .executeTakeFirst()
  if (!by) return true
  await recordAudit(trx, {
    by,
    action: 'content.publish',
    subject: { kind: 'content', id: item.id },
    before: { published_version: item.published_version },
    after: { published_version: item.publish_version },
    at,
  })
  return true
}
