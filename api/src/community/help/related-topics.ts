import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { publishedTopics } from './published-topics.ts'

const MOST = 4
/** How many of a topic's words tell what it is about. */
const WORDS = 24
/** Shorter words say little. */
const MIN_LENGTH = 4

interface Topic {
  id: number
  group_id: number
}

/**
 * Returns the topics that are about the same as another one, in any group: those with the most of its rare words, in
 * their titles above all. The topics of its own group fill up.
 */
export async function relatedTopics(db: Db, { id, group_id }: Topic) {
  const about = await aboutWords(db, id)
  const similar = about === null ? [] : await similarTo(db, id, about)
  if (similar.length === MOST) return similar
  const known = [id, ...similar.map((topic) => topic.id)]
  const others = await publishedTopics(db)
    .select(['topic.id', 'topic.title'])
    .where('topic.group_id', '=', group_id)
    .where('topic.id', 'not in', known)
    .orderBy('topic.id')
    .limit(MOST - similar.length)
    .execute()
  return [...similar, ...others]
}

/** Returns a search for any of the rarest words that a topic shares with others; null when it shares none. */
async function aboutWords(db: Db, id: number): Promise<string | null> {
  const { rows } = await sql<{ query: string | null }>`
    with words as (
      select known.word from help_topics as topic,
        unnest(tsvector_to_array(to_tsvector('simple', fold(topic.title || ' ' || topic.body)))) as own (word)
        join search_words as known on known.area = 'help' and known.word = own.word
      where topic.id = ${id} and known.documents > 1 and length(known.word) >= ${MIN_LENGTH}
      order by known.word = any (tsvector_to_array(to_tsvector('simple', fold(topic.title)))) desc,
        known.documents, known.word
      limit ${WORDS}
    )
    select string_agg(quote_literal(word), ' | ') as query from words`.execute(db)
  return rows[0]?.query ?? null
}

function similarTo(db: Db, id: number, about: string) {
  const asked = sql`to_tsquery('english', ${about})`
  return publishedTopics(db)
    .select(['topic.id', 'topic.title'])
    .where('topic.id', '!=', id)
    .where(sql<boolean>`topic.search @@ ${asked}`)
    .orderBy(sql`ts_rank(topic.search, ${asked}) desc`)
    .orderBy('topic.id')
    .limit(MOST)
    .execute()
}
