import type { HelpVersionData } from '@nireeka/contracts/api'

import { type Db, notFound } from '../../platform/index.ts'

const PER_PAGE = 20

/** Returns a page of a topic's versions, the latest first. Throws a 404 for a topic that there isn't. */
export async function listVersions(db: Db, id: number, page: number) {
  const topic = await db
    .selectFrom('help_topics')
    .select(['published_version', 'is_draft'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!topic) throw notFound('This topic')
  const versions = db.selectFrom('help_topic_versions as version').where('topic_id', '=', id)
  const { total } = await versions
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await versions
    .leftJoin('users as writer', 'writer.id', 'version.written_by')
    .leftJoin('users as publisher', 'publisher.id', 'version.published_by')
    .select(['version.number', 'version.title', 'version.restored_from'])
    .select(['version.written_at', 'version.published_at'])
    .select(['writer.user_name as written_by', 'publisher.user_name as published_by'])
    .orderBy('version.number', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  const items = rows.map((row) => ({
    ...row,
    written_at: row.written_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
    is_live: !topic.is_draft && row.number === topic.published_version,
  }))
  return { items, page, per_page: PER_PAGE, total }
}

/** Returns the text of a version. Throws a 404 for one that there isn't. */
export async function readVersion(db: Db, id: number, number: number): Promise<HelpVersionData> {
  const row = await db
    .selectFrom('help_topic_versions')
    .select(['number', 'title', 'group_id', 'body', 'bikes', 'keywords', 'related'])
    .where('topic_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!row) throw notFound('This version')
  return row
}
