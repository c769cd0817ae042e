import { type AccessoriesData, ACCESSORY_CATEGORIES } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { createAccessoryPages, type ReadDelivery } from './accessory-page.ts'
import { facetsOf, narrow, type Input } from './narrow-list.ts'
import { pickAccessories } from './pick-accessories.ts'

const PER_PAGE = 12

export type Accessories = ReturnType<typeof createAccessories>

/** Creates the repository of the accessories on sale. */
export function createAccessories({ db, readDelivery }: { db: Db; readDelivery: ReadDelivery }) {
  const onSale = () => db.selectFrom('accessory_cards')

  /**
   * Returns a category's accessories that match all search words, in the requested order, with the values the filters
   * need.
   */
  function matching({ category, q, sort }: Input) {
    const inCategory = category ? onSale().where('category', '=', category) : onSale()
    const words = q?.split(/\s+/) ?? []
    return words
      .reduce(
        (query, word) =>
          query.where(sql<boolean>`position(fold(${word}) in fold(title || ' ' || description)) > 0`),
        inCategory,
      )
      .select(['id', 'price_cents', 'stock', 'fits_bikes', 'colours'])
      .orderBy(ORDERS[sort])
      .orderBy('id')
      .execute()
  }

  async function countByCategory() {
    const counts = await onSale()
      .select(['category', (eb) => eb.fn.countAll<number>().as('count')])
      .groupBy('category')
      .execute()
    return ACCESSORY_CATEGORIES.flatMap((name) => counts.filter(({ category }) => category === name))
  }

  const pick = (ids: readonly number[]) => pickAccessories(db, ids)

  return {
    async list(input: Input): Promise<AccessoriesData> {
      const all = await matching(input)
      const shown = narrow(all, input)
      const ids = shown.map(({ id }) => id).slice((input.page - 1) * PER_PAGE, input.page * PER_PAGE)
      const [items, categories, bikes] = [await pick(ids), await countByCategory(), await bikeNames(db)]
      return {
        items,
        page: input.page,
        per_page: PER_PAGE,
        total: shown.length,
        categories,
        facets: facetsOf(all, input, bikes),
      }
    },

    ...createAccessoryPages({ db, pick, readDelivery }),
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
