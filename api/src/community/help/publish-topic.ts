import { type Db, recordAudit, rebuildWords, type StaffCaller } from '../../platform/index.ts'
import { lockTopic } from './topic-row.ts'

interface Publishing {
  id: number
  /** The latest version, as it was read. */
  version: number
  is_published: boolean
  by: StaffCaller
  now: Date
}

/** Gives readers the latest version of a topic, or takes the topic down. The search knows its words at once. */
export const publishTopic = (db: Db, { id, version, is_published, by, now }: Publishing) =>
  db.transaction().execute(async (trx) => {
    const topic = await lockTopic(trx, id, version)
    if (is_published) await showVersion(trx, { id, version, by, now })
    else
      await trx
        .updateTable('help_topics')
        .set({ is_draft: true, published_version: null })
        .where('id', '=', id)
        .execute()
    await rebuildWords(trx, 'help')
    await recordAudit(trx, {
      by,
      action: is_published ? 'help_topic.publish' : 'help_topic.unpublish',
      subject: { kind: 'help_topic', id },
      before: { published_version: topic.published_version },
      after: { published_version: is_published ? version : null },
      at: now,
    })
  })

async function showVersion(trx: Db, { id, version, by, now }: Omit<Publishing, 'is_published'>) {
  const { bikes, ...written } = await trx
    .updateTable('help_topic_versions')
    .set({ published_by: by.id, published_at: now })
    .where('topic_id', '=', id)
    .where('number', '=', version)
    .returning(['group_id', 'title', 'body', 'keywords', 'related', 'bikes'])
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('help_topics')
    .set({ ...written, is_draft: false, published_version: version, updated_at: now })
    .where('id', '=', id)
    .execute()
  await trx.deleteFrom('help_topic_bikes').where('topic_id', '=', id).execute()
  if (bikes.length === 0) return
  const rows = [...new Set(bikes)].map((bike_id) => ({ topic_id: id, bike_id }))
  await trx.insertInto('help_topic_bikes').values(rows).execute()
}
