import type { AnyHomeSection, HomePageData, HomeSectionData } from '@nireeka/contracts/api'
import * as z from '@nireeka/contracts/zod'

import type { Accessories } from '../catalogue/accessories.repository.ts'
import type { Bikes } from '../configurator/bikes.repository.ts'
import type { Db } from '../database/open-database.ts'

interface Needs {
  db: Db
  accessories: Accessories
  bikes: Bikes
  now: () => Date
}

/** How a section with accessories is stored: as their ids, so that it always shows today's prices. */
const AccessoryChoice = z.strictObject({ title: z.string(), product_ids: z.array(z.int()) })

export type Home = ReturnType<typeof createHome>

/** The home page as the shop's team has put it together. */
export function createHome({ db, accessories, bikes, now }: Needs) {
  const announcement = () =>
    db
      .selectFrom('announcements')
      .select(['text', 'href'])
      .where('shown_from', '<=', now())
      .where((eb) => eb.or([eb('shown_to', 'is', null), eb('shown_to', '>', now())]))
      .orderBy('id', 'desc')
      .executeTakeFirst()

  async function withAccessories(data: unknown): Promise<HomeSectionData> {
    const { title, product_ids } = AccessoryChoice.parse(data)
    return { type: 'accessories', data: { title, items: await accessories.pick(product_ids) } }
  }

  return {
    async read(): Promise<HomePageData> {
      const rows = await db.selectFrom('home_sections').select(['type', 'data']).orderBy('position').execute()
      const sections: AnyHomeSection[] = []
      for (const row of rows)
        sections.push(row.type === 'accessories' ? await withAccessories(row.data) : row)
      return { announcement: (await announcement()) ?? null, bikeChoose: await bikes.list(), sections }
    },
  }
}
