import type { Db } from '../../platform/index.ts'
import { publishedTopics } from './published-topics.ts'
import { relatedTopics } from './related-topics.ts'
import { createTopicSearch } from './search-topics.ts'

export type Help = ReturnType<typeof createHelp>

/** Creates the help centre's repository, which never returns drafts. */
export function createHelp(db: Db) {
  return {
    ...createTopicSearch(db),

    /** Returns all groups with their topics, the bikes that some topics are about, and the most helpful topics. */
    async groups() {
      const groups = await db.selectFrom('help_groups').selectAll().orderBy('id').execute()
      const topics = await publishedTopics(db)
        .select(['topic.id', 'topic.title', 'topic.group_id'])
        .orderBy('topic.id')
        .execute()
      const about = await topicBikes(db)
      const bikesOf = (id: number) => about.filter(({ topic_id }) => topic_id === id).map(({ slug }) => slug)
      return {
        groups: groups.map((group) => ({
          ...group,
          topics: topics
            .filter((topic) => topic.group_id === group.id)
            .map(({ id, title }) => ({ id, title, bikes: bikesOf(id) })),
        })),
        bikes: [...new Map(about.map(({ slug, title }) => [slug, { slug, title }])).values()],
        most_helpful: await mostHelpful(db),
      }
    },

    /** Returns a help topic with others that are about the same. */
    async topic(id: number) {
      const row = await publishedTopics(db)
        .select(['topic.id', 'topic.title', 'topic.body', 'topic.votes_yes', 'topic.votes_no'])
        .select(['topic.updated_at', 'topic.related', 'group.id as group_id', 'group.title as group_title'])
        .where('topic.id', '=', id)
        .executeTakeFirst()
      if (!row) return null
      const topic = {
        id: row.id,
        title: row.title,
        body: row.body,
        group: { id: row.group_id, title: row.group_title },
        helpful: { yes: row.votes_yes, no: row.votes_no },
        updated_at: row.updated_at.toISOString(),
      }
      return { topic, related: await relatedTopics(db, row) }
    },
  }
}

/** Returns which published bikes each topic names, in the order of the bikes. */
const topicBikes = (db: Db) =>
  db
    .selectFrom('help_topic_bikes as about')
    .innerJoin('bikes as bike', 'bike.id', 'about.bike_id')
    .innerJoin('help_topics as topic', 'topic.id', 'about.topic_id')
    .select(['about.topic_id', 'bike.slug', 'bike.title'])
    .where('bike.published', '=', true)
    .where('topic.is_draft', '=', false)
    .orderBy('bike.id')
    .execute()

/** They fill one, two or three columns. */
const MOST_HELPFUL = 6

const mostHelpful = (db: Db) =>
  publishedTopics(db)
    .select(['topic.id', 'topic.title', 'group.title as group'])
    .where('topic.votes_yes', '>', 0)
    .orderBy('topic.votes_yes', 'desc')
    .orderBy('topic.id')
    .limit(MOST_HELPFUL)
    .execute()
