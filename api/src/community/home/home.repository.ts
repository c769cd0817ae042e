import { DEFAULT_COUNTRY_ID } from '@nireeka/contracts'
import type { HomePageData } from '@nireeka/contracts/api'

import type { BikeModels } from '../../bikes/index.ts'
import type { Db } from '../../platform/index.ts'
import { fillSections } from './fill-sections.ts'
import { readVisitorCountry } from './home-parts.ts'
import { readSections } from './home-sections.ts'

interface Needs {
  db: Db
  bikes: BikeModels
  now: () => Date
}

export type Home = ReturnType<typeof createHome>

/** Creates the repository of the home page, whose sections the shop's team chooses. */
export function createHome({ db, bikes, now }: Needs) {
  const announcement = () =>
    db
      .selectFrom('announcements')
      .select(['text', 'href'])
      .where('shown_from', '<=', now())
      .where((eb) => eb.or([eb('shown_to', 'is', null), eb('shown_to', '>', now())]))
      .orderBy('id', 'desc')
      .executeTakeFirst()

  return {
    async read(idCountry = DEFAULT_COUNTRY_ID): Promise<HomePageData> {
      const place = await readVisitorCountry(db, idCountry)
      return {
        announcement: (await announcement()) ?? null,
        bikeChoose: await bikes.list(),
        id_country: place.country.id,
        sections: await fillSections(db, await readSections(db), place),
      }
    },
  }
}
