import { DEFAULT_COUNTRY_ID } from '@nireeka/contracts'
import type { BikeColourData } from '@nireeka/contracts/api'

import { listCountries } from '../../sales/checkout/countries.repository.ts'
import type { Db } from '../../platform/database/open-database.ts'
import type { Dealers } from '../dealers/dealers.repository.ts'
import { maySee } from '../forum/may-see.ts'
import { nearDealers } from './near-dealers.ts'

const HIGHLIGHTS = 4

/** The topics that most readers found useful. */
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

/** The threads that most have written in, of those that a guest may see. */
export const threadHighlights = (db: Db) =>
  db
    .selectFrom('forum_threads as thread')
    .innerJoin('forum_categories as category', 'category.id', 'thread.category_id')
    .innerJoin('forum_posts as post', 'post.thread_id', 'thread.id')
    .select(['thread.id', 'thread.title', 'category.title as category'])
    .select((eb) => eb.fn.countAll<number>().as('posts'))
    .where(maySee(null))
    .groupBy(['thread.id', 'category.id'])
    .orderBy('posts', 'desc')
    .orderBy('thread.last_post_at', 'desc')
    .limit(HIGHLIGHTS)
    .execute()

/** The colours that each bike is built in at present, as far as there is a picture of it. */
export async function coloursOfBikes(db: Db): Promise<(bikeId: number) => BikeColourData[]> {
  const rows = await db
    .selectFrom('bike_stills as still')
    .innerJoin('colours as colour', 'colour.id', 'still.colour_id')
    .select(['still.bike_id', 'still.image', 'colour.id', 'colour.name', 'colour.swatch'])
    .where('colour.swatch', 'is not', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('size_colours as offer')
          .innerJoin('bike_sizes as size', 'size.id', 'offer.size_id')
          .select('offer.size_id')
          .whereRef('offer.colour_id', '=', 'still.colour_id')
          .whereRef('size.bike_id', '=', 'still.bike_id'),
      ),
    )
    .orderBy('colour.id')
    .execute()
  return (bikeId) =>
    rows
      .filter(({ bike_id }) => bike_id === bikeId)
      .map(({ id, name, swatch, image }) => ({ id, name, swatch: swatch ?? '', image }))
}

export type Place = Awaited<ReturnType<typeof readPlace>>

/** The visitor's country; one that isn't known counts as the default one (spec, section 3). */
export async function readPlace(db: Db, wished: number) {
  const countries = (await listCountries(db)).map(({ id, name }) => ({ id, name }))
  const byId = (wanted: number) => countries.find(({ id }) => id === wanted)
  const ours = byId(DEFAULT_COUNTRY_ID) ?? { id: DEFAULT_COUNTRY_ID, name: '' }
  return { country: byId(wished) ?? ours, countries, ours }
}

/** Whom to visit, and where else one could ask. */
export async function dealersNear(dealers: Dealers, { country, countries, ours }: Place) {
  return { country, countries, items: nearDealers(await dealers.list(), country.name, ours.name) }
}
