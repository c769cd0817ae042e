import { sql } from 'kysely'

import { type Db, rarestWords } from '../../platform/index.ts'
import { publishedTopics } from './published-topics.ts'

const MOST = 4
/** How many of a topic's words tell what it is about. */
const WORDS = 24
/** The most topics that are compared by their whole texts. */
const MOST_COMPARED = 60

interface Topic {
  id: number
  group_id: number
  /** The ids of the topics that its author has chosen. */
  related: readonly number[]
}

/**
 * Returns the topics that a topic leads to: those that its author has chosen, then those that are about the same, in any
 * group, which have the most of its rare words, in their titles above all. The topics of its own group fill up.
 */
export async function relatedTopics(db: Db, { id, group_id, related }: Topic) {
  const chosen = await publishedOf(db, related)
  const about = await aboutWords(db, id)
  const alike = about === null ? [] : await similarTo(db, id, about)
  const others = alike.filter((topic) => !chosen.some((one) => one.id === topic.id))
  const similar = [...chosen, ...others].slice(0, Math.max(MOST, chosen.length))
  if (similar.length >= MOST) return similar
  const known = [id, ...similar.map((topic) => topic.id)]
  const ofGroup = await publishedTopics(db)
    .select(['topic.id', 'topic.title'])
    .where('topic.group_id', '=', group_id)
    .where('topic.id', 'not in', known)
    .orderBy('topic.id')
    .limit(MOST - similar.length)
    .execute()
  return [...similar, ...ofGroup]
}

/** Returns those of some topics that are published, in their order. */
async function publishedOf(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const topics = await publishedTopics(db)
    .select(['topic.id', 'topic.title'])
    .where('topic.id', 'in', [...ids])
    .execute()
  return ids.flatMap((id) => topics.filter((topic) => topic.id === id))
}

/** Returns a search for any of the words that say what a topic is about; null when it has none that others have. */
async function aboutWords(db: Db, id: number): Promise<string | null> {
  const topic = await db
    .selectFrom('help_topics')
    .select(['title', 'body'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const ofTitle = await rarestWords(db, 'help', topic.title, WORDS)
  const ofText = await rarestWords(db, 'help', topic.body, WORDS)
  const queries = [ofTitle, ofText].filter((query) => query !== null)
  return queries.length === 0 ? null : queries.join(' | ')
}

/** Those that have the most in their titles are compared by their texts. */
async function similarTo(db: Db, id: number, about: string) {
  const asked = sql`to_tsquery('english', ${about})`
  const { rows } = await sql<{ id: number; title: string }>`
    with first as materialized (
      select topic.id from help_topics_with(${asked}) as hit join help_topics as topic using (id)
      where topic.id <> ${id}
      order by ts_rank(topic.title_search, ${asked}) desc, topic.id limit ${MOST_COMPARED}
    )
    select topic.id, topic.title from first join help_topics as topic using (id)
    order by ts_rank(topic.search, ${asked}) desc, topic.id limit ${MOST}`.execute(db)
  return rows
}
