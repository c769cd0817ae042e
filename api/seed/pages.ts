import { DEALER_SERVICES } from '@nireeka/contracts/api'

import type { Db } from '../src/platform/database/open-database.ts'
import dealers from './dealers.json' with { type: 'json' }
import home from './home.json' with { type: 'json' }

/**
 * Picture names by bike. The files in shared/bike3d/pictures/drawn/bikes are named by bike and colour
 * (docs/pictures.md).
 */
const STILLS: Record<string, string> = {
  Graphite: 'graphite',
  Chalk: 'chalk',
  Pine: 'pine',
  'Signal Red': 'signal-red',
  'Midnight Pearl': 'midnight-pearl',
  'Copper Pearl': 'copper-pearl',
  'Ice Pearl': 'ice-pearl',
  'Matte clear over carbon weave': 'carbon-weave',
}

/** Returns the picture of each bike in each colour that it is built in. */
async function stills(db: Db) {
  const built = await db
    .selectFrom('size_colours as offer')
    .innerJoin('bike_sizes as size', 'size.id', 'offer.size_id')
    .innerJoin('bikes as bike', 'bike.id', 'size.bike_id')
    .innerJoin('colours as colour', 'colour.id', 'offer.colour_id')
    .select(['bike.id as bike_id', 'bike.slug', 'colour.id as colour_id', 'colour.name'])
    .distinct()
    .execute()
  return built
    .filter(({ name }) => name in STILLS)
    .map(({ slug, name, ...ids }) => ({
      ...ids,
      image: `/pictures/bikes/${slug}-${STILLS[name]}-front34.webp`,
    }))
}

export async function seedPages(db: Db) {
  const places = dealers.map((dealer) => ({
    ...dealer,
    services: DEALER_SERVICES.filter((service) => dealer.services.includes(service)),
  }))
  const sections = home.sections.map(({ type, data }, position) => ({
    position,
    type,
    data: JSON.stringify(data),
  }))
  await db.insertInto('dealers').values(places).execute()
  await db.insertInto('home_sections').values(sections).execute()
  await db
    .insertInto('announcements')
    .values({ ...home.announcement, shown_to: null })
    .execute()
  const pictures = await stills(db)
  if (pictures.length > 0) await db.insertInto('bike_stills').values(pictures).execute()
}
