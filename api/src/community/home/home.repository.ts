import { DEFAULT_COUNTRY_ID } from '@nireeka/contracts'
import type { AnyHomeSection, HomePageData } from '@nireeka/contracts/api'
import * as z from '@nireeka/contracts/zod'

import type { Accessories } from '../../catalogue/index.ts'
import { type BikeModels, coloursOfBikes } from '../../bikes/index.ts'
import type { Db } from '../../platform/index.ts'
import type { Dealers } from '../dealers/dealers.repository.ts'
import {
  dealersNear,
  helpHighlights,
  type VisitorCountry,
  readVisitorCountry,
  threadHighlights,
} from './home-parts.ts'

interface Needs {
  db: Db
  accessories: Accessories
  bikes: BikeModels
  dealers: Dealers
  now: () => Date
}

/** The stored form of home page sections whose content is read from the shop at each request. */
const AccessoryChoice = z.strictObject({ title: z.string(), product_ids: z.array(z.int()) })
const Words = z.strictObject({ title: z.string(), text: z.string() })

interface StoredSection {
  type: string
  data: Record<string, unknown>
}

export type Home = ReturnType<typeof createHome>

/** Creates the repository of the home page, whose sections the shop's team chooses. */
export function createHome({ db, accessories, bikes, dealers, now }: Needs) {
  const announcement = () =>
    db
      .selectFrom('announcements')
      .select(['text', 'href'])
      .where('shown_from', '<=', now())
      .where((eb) => eb.or([eb('shown_to', 'is', null), eb('shown_to', '>', now())]))
      .orderBy('id', 'desc')
      .executeTakeFirst()

  async function withAccessories(data: unknown) {
    const { title, product_ids } = AccessoryChoice.parse(data)
    return { title, items: await accessories.pick(product_ids) }
  }

  async function filled({ type, data }: StoredSection, place: VisitorCountry): Promise<AnyHomeSection> {
    if (type === 'accessories') return { type, data: await withAccessories(data) }
    if (type === 'dealers')
      return { type, data: { ...Words.parse(data), ...(await dealersNear(dealers, place)) } }
    if (type === 'community') {
      const [help, threads] = [await helpHighlights(db), await threadHighlights(db)]
      return { type, data: { ...Words.parse(data), help, threads } }
    }
    return { type, data }
  }

  async function bikeChoose() {
    const coloursOf = await coloursOfBikes(db)
    return (await bikes.list()).map((bike) => ({ ...bike, colors: coloursOf(bike.id) }))
  }

  return {
    async read(idCountry = DEFAULT_COUNTRY_ID): Promise<HomePageData> {
      const rows = await db.selectFrom('home_sections').select(['type', 'data']).orderBy('position').execute()
      const place = await readVisitorCountry(db, idCountry)
      const sections: AnyHomeSection[] = []
      for (const row of rows) sections.push(await filled(row, place))
      return {
        announcement: (await announcement()) ?? null,
        bikeChoose: await bikeChoose(),
        id_country: place.country.id,
        sections,
      }
    },
  }
}
