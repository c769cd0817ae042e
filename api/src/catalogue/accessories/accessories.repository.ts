import type { AccessoriesData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { createAccessoryPages, type ReadDelivery } from './accessory-page.ts'
import { createFittingAccessories } from './fitting-accessories.ts'
import { countByCategory, facetsOf, narrow, type Input } from './narrow-list.ts'
import { pickAccessories } from './pick-accessories.ts'

const PER_PAGE = 12

export type Accessories = ReturnType<typeof createAccessories>

/** Creates the repository of the accessories on sale. */
export function createAccessories({ db, readDelivery }: { db: Db; readDelivery: ReadDelivery }) {
  const onSale = () => db.selectFrom('accessory_cards')

  /** Returns the accessories that match all search words, in the requested order, with the values the filters need. */
  function matching({ q, sort }: Input) {
    const words = q?.split(/\s+/) ?? []
    return words
      .reduce(
        (query, word) =>
          query.where(sql<boolean>`position(fold(${word}) in fold(title || ' ' || description)) > 0`),
        onSale(),
      )
      .select(['id', 'category', 'price_cents', 'stock', 'fits_bikes', 'colours'])
      .orderBy(ORDERS[sort])
      .orderBy('id')
      .execute()
  }

  const pick = (ids: readonly number[]) => pickAccessories(db, ids)

  const pages = createAccessoryPages({ db, pick, readDelivery })

  return {
    async list(input: Input): Promise<AccessoriesData> {
      const found = await matching(input)
      const { category } = input
      const all = category ? found.filter((one) => one.category === category) : found
      const shown = narrow(all, input)
      const ids = shown.map(({ id }) => id).slice((input.page - 1) * PER_PAGE, input.page * PER_PAGE)
      const [items, bikes] = [await pick(ids), await bikeNames(db)]
      return {
        items,
        page: input.page,
        per_page: PER_PAGE,
        total: shown.length,
        categories: countByCategory(found, input),
        facets: facetsOf(all, input, bikes),
      }
    },

    /** Returns the accessories that go with a cart of these products. */
    fitting: createFittingAccessories({ db, pick, choicesOf: pages.choicesOf }),

    ...pages,
  }
}

const bikeNames = (db: Db) => db.selectFrom('bikes').select(['slug', 'title']).orderBy('id').execute()

const ORDERS = {
  popular: sql`rating_count desc`,
  rating: sql`rating desc nulls last, rating_count desc`,
  newest: sql`added_on desc`,
  'price-up': sql`price_cents asc`,
  'price-down': sql`price_cents desc`,
  title: sql`title collate "und-x-icu" asc`,
}
