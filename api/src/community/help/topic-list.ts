import type { HelpTopicsQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import { type Db, startingWith } from '../../platform/index.ts'
import { latestVersions, stateOfTopic } from './topic-row.ts'

const PER_PAGE = 50

/** Returns a page of all topics as their latest versions have them, those that were written last first. */
export async function listTopics(db: Db, query: z.output<typeof HelpTopicsQuery>) {
  const found = filtered(db, query)
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .innerJoin('help_groups as group', 'group.id', 'version.group_id')
    .leftJoin('users as writer', 'writer.id', 'version.written_by')
    .select(['topic.id', 'topic.version', 'topic.votes_yes', 'topic.votes_no', stateOfTopic.as('state')])
    .select(['version.title', 'version.written_at', 'writer.user_name as written_by'])
    .select(openComments)
    .select(['group.id as group_id', 'group.title as group_title'])
    .orderBy('version.written_at', 'desc')
    .orderBy('topic.id')
    .limit(PER_PAGE)
    .offset((query.page - 1) * PER_PAGE)
    .execute()
  const items = rows.map(({ group_id, group_title, votes_yes, votes_no, ...row }) => ({
    ...row,
    group: { id: group_id, title: group_title },
    written_at: row.written_at.toISOString(),
    helpful: { yes: votes_yes, no: votes_no },
  }))
  return { items, page: query.page, per_page: PER_PAGE, total }
}

const openComments = sql<number>`(
  select count(*)::int from help_votes where topic_id = topic.id and comment is not null and done_at is null
)`.as('open_comments')

function filtered(db: Db, { search, group, state }: z.output<typeof HelpTopicsQuery>) {
  let rows = latestVersions(db)
  if (group) rows = rows.where('version.group_id', '=', group)
  if (state) rows = rows.where(stateOfTopic, '=', state)
  if (search?.trim()) {
    const words = sql`concat_ws(' ', version.title, joined_words(version.keywords), version.body)`
    rows = rows.where(sql<boolean>`fold(${words}) like '%' || fold(${startingWith(search.trim())})`)
  }
  return rows
}

/** Returns what a topic can be about: all groups, bikes and topics. */
export async function readChoices(db: Db) {
  const groups = await db.selectFrom('help_groups').select(['id', 'title']).orderBy('id').execute()
  const bikes = await db.selectFrom('bikes').select(['id', 'title']).orderBy('id').execute()
  const topics = await latestVersions(db)
    .select(['topic.id', 'version.title'])
    .orderBy('version.title')
    .orderBy('topic.id')
    .execute()
  return { groups, bikes, topics }
}
