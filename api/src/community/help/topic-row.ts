import { type AdminHelpTopicData, type TopicState } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import { conflict, type Db, notFound } from '../../platform/index.ts'

/** Selects all topics as `topic`, drafts as well, with their latest versions, as `version`. */
export const latestVersions = (db: Db) =>
  db
    .selectFrom('help_topics as topic')
    .innerJoin('help_topic_versions as version', (join) =>
      join.onRef('version.topic_id', '=', 'topic.id').onRef('version.number', '=', 'topic.version'),
    )

export const stateOfTopic = sql<TopicState>`case when topic.is_draft then 'draft'
  when topic.published_version = topic.version then 'published' else 'changed' end`

/** Returns a topic as its latest version has it. Throws a 404 for one that there isn't. */
export async function readTopic(db: Db, id: number): Promise<AdminHelpTopicData> {
  const row = await latestVersions(db)
    .select(['topic.id', 'topic.version', 'topic.published_version', stateOfTopic.as('state')])
    .select(['version.title', 'version.group_id', 'version.body', 'version.bikes'])
    .select(['version.keywords', 'version.related'])
    .where('topic.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('This topic')
  return row
}

/** Locks the topic that an admin changes. Throws a 409 when it has a newer version than the one that they have read. */
export async function lockTopic(trx: Db, id: number, version: number) {
  const row = await trx
    .selectFrom('help_topics')
    .select(['id', 'version', 'is_draft', 'published_version'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('This topic')
  if (row.version !== version)
    throw conflict('stale_version', 'This topic has changed in the meantime. Please review it and try again.')
  return row
}
