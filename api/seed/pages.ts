import { DEALER_SERVICES } from '@nireeka/contracts/api'

import type { Db } from '../src/database/open-database.ts'
import dealers from './dealers.json' with { type: 'json' }
import home from './home.json' with { type: 'json' }

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
}
