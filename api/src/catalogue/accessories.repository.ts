import {
  type AccessoriesData,
  ACCESSORY_CATEGORIES,
  type AccessoryData,
  AccessoryQuery,
  Variant,
} from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'
import { toCard } from './to-card.ts'

const PER_PAGE = 12
const CARD = [
  'id',
  'title',
  'description',
  'category',
  'price_cents',
  'image',
  'stock',
  'rating',
  'rating_count',
] as const

type Wish = z.output<typeof AccessoryQuery>

export type Accessories = ReturnType<typeof createAccessories>

/** The accessories that are on sale. */
export function createAccessories(db: Db) {
  const onSale = () => db.selectFrom('products').where('kind', '=', 'accessory').where('hidden', '=', false)

  const matching = ({ category, q }: Wish) => {
    const inCategory = category ? onSale().where('category', '=', category) : onSale()
    const words = q?.split(/\s+/) ?? []
    return words.reduce(
      (query, word) =>
        query.where(sql<boolean>`position(fold(${word}) in fold(title || ' ' || description)) > 0`),
      inCategory,
    )
  }

  async function countByCategory() {
    const counts = await onSale()
      .select(['category', (eb) => eb.fn.countAll<number>().as('count')])
      .groupBy('category')
      .execute()
    return ACCESSORY_CATEGORIES.flatMap((name) => counts.filter(({ category }) => category === name))
  }

  return {
    async list(wish: Wish): Promise<AccessoriesData> {
      const { total } = await matching(wish)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const rows = await matching(wish)
        .select(CARD)
        .orderBy(ORDERS[wish.sort])
        .orderBy('id')
        .limit(PER_PAGE)
        .offset((wish.page - 1) * PER_PAGE)
        .execute()
      const categories = await countByCategory()
      return { items: rows.map(toCard), page: wish.page, per_page: PER_PAGE, total, categories }
    },

    async find(id: number): Promise<AccessoryData | null> {
      const row = await onSale()
        .select([...CARD, 'more_images', 'weight_g', 'fits', 'variants'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!row) return null
      const { more_images, weight_g, fits, variants, ...card } = row
      return {
        ...toCard(card),
        images: row.image ? [row.image, ...more_images] : [],
        weight_g,
        fits,
        variants: variants.map((variant) => Variant.parse(variant)),
      }
    },

    /** Those of a list of ids that are on sale, in that order. */
    async pick(ids: number[]) {
      if (ids.length === 0) return []
      const rows = await onSale().select(CARD).where('id', 'in', ids).execute()
      return ids.flatMap((id) => rows.filter((row) => row.id === id)).map(toCard)
    },
  }
}

const ORDERS = {
  popular: sql`rating_count desc`,
  'price-up': sql`price_cents asc`,
  'price-down': sql`price_cents desc`,
  title: sql`title collate "und-x-icu" asc`,
}
