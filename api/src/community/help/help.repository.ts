import type { HelpSearchData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import { correctQuery, type Db } from '../../platform/index.ts'
import { excerptOf } from './excerpt.ts'

const PER_PAGE = 10
const SUGGESTIONS = 6

export type Help = ReturnType<typeof createHelp>

/** Creates the help centre's repository, which never returns drafts. */
export function createHelp(db: Db) {
  const published = () =>
    db
      .selectFrom('help_topics as topic')
      .innerJoin('help_groups as group', 'group.id', 'topic.group_id')
      .where('topic.is_draft', '=', false)

  async function search(text: string, page: number, perPage = PER_PAGE): Promise<HelpSearchData> {
    const { query, corrected } = await correctQuery(db, 'help', text)
    if (query === null) return { items: [], page, per_page: perPage, total: 0, corrected: null }
    const asked = sql`to_tsquery('english', ${query})`
    const hits = published().where(sql<boolean>`topic.search @@ ${asked}`)
    const { total } = await hits
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await hits
      .select(['topic.id', 'topic.title', 'topic.body', 'group.title as group'])
      .orderBy(sql`ts_rank(topic.search, ${asked}) desc`)
      .orderBy('topic.id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute()
    const items = rows.map(({ body, ...row }) => ({ ...row, excerpt: excerptOf(body) }))
    return { items, page, per_page: perPage, total, corrected }
  }

  return {
    search,
    suggest: async (keyword: string) => (await search(keyword, 1, SUGGESTIONS)).items,

    async groups() {
      const groups = await db.selectFrom('help_groups').selectAll().orderBy('id').execute()
      const topics = await published()
        .select(['topic.id', 'topic.title', 'topic.group_id'])
        .orderBy('topic.id')
        .execute()
      return groups.map((group) => ({
        ...group,
        topics: topics.filter((topic) => topic.group_id === group.id).map(({ id, title }) => ({ id, title })),
      }))
    },

    /** Returns a help topic with the other topics of its group. */
    async topic(id: number) {
      const row = await published()
        .select(['topic.id', 'topic.title', 'topic.body', 'topic.votes_yes', 'topic.votes_no'])
        .select(['topic.updated_at', 'group.id as group_id', 'group.title as group_title'])
        .where('topic.id', '=', id)
        .executeTakeFirst()
      if (!row) return null
      const related = await published()
        .select(['topic.id', 'topic.title'])
        .where('topic.group_id', '=', row.group_id)
        .where('topic.id', '!=', id)
        .orderBy('topic.id')
        .execute()
      const topic = {
        id: row.id,
        title: row.title,
        body: row.body,
        group: { id: row.group_id, title: row.group_title },
        helpful: { yes: row.votes_yes, no: row.votes_no },
        updated_at: row.updated_at.toISOString(),
      }
      return { topic, related }
    },
  }
}
