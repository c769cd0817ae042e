import { DEFAULT_COUNTRY_ID } from '@nireeka/contracts'

import { listCountries } from '../../catalogue/index.ts'
import type { Db } from '../../platform/index.ts'
import { createDealers } from '../dealers/dealers.repository.ts'
import { maySee } from '../forum/may-see.ts'
import { nearDealers } from './near-dealers.ts'

const HIGHLIGHTS = 4

/** Reads the help topics that most readers found useful. */
export const helpHighlights = (db: Db) =>
  db
    .selectFrom('help_topics as topic')
    .innerJoin('help_groups as group', 'group.id', 'topic.group_id')
    .select(['topic.id', 'topic.title', 'group.title as group', 'topic.votes_yes as helpful'])
    .where('topic.is_draft', '=', false)
    .orderBy('topic.votes_yes', 'desc')
    .orderBy('topic.id')
    .limit(HIGHLIGHTS)
    .execute()

/** Reads the threads with the most posts among those that guests may see. */
export const threadHighlights = (db: Db) =>
  db
    .selectFrom('forum_threads as thread')
    .innerJoin('forum_categories as category', 'category.id', 'thread.category_id')
    .innerJoin('forum_posts as post', 'post.thread_id', 'thread.id')
    .select(['thread.id', 'thread.title', 'category.title as category'])
    .select((eb) => eb.fn.countAll<number>().as('posts'))
    .where('thread.is_gone', '=', false)
    .where('post.deleted_at', 'is', null)
    .where(maySee(null))
    .groupBy(['thread.id', 'category.id'])
    .orderBy('posts', 'desc')
    .orderBy('thread.last_post_at', 'desc')
    .limit(HIGHLIGHTS)
    .execute()

export type VisitorCountry = Awaited<ReturnType<typeof readVisitorCountry>>

/** Reads the visitor's country; an unknown one becomes the default country (spec, section 3). */
export async function readVisitorCountry(db: Db, requested: number) {
  const countries = (await listCountries(db)).map(({ id, name }) => ({ id, name }))
  const byId = (wanted: number) => countries.find(({ id }) => id === wanted)
  const ours = byId(DEFAULT_COUNTRY_ID) ?? { id: DEFAULT_COUNTRY_ID, name: '' }
  return { country: byId(requested) ?? ours, countries, ours }
}

/** Returns the dealers near the visitor, and the other places where they can ask. */
export async function dealersNear(db: Db, { country, countries, ours }: VisitorCountry) {
  const dealers = await createDealers(db).list()
  return { country, countries, items: nearDealers(dealers, country.name, ours.name) }
}
