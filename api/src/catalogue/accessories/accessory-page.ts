import { toDollars } from '@nireeka/contracts'
import { type AccessoryCardData, type AccessoryData, type ChoiceData, Variant } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { countStars } from '../reviews/read-reviews.ts'
import { availabilityOf, CARD, toCard } from './to-card.ts'

interface Needs {
  db: Db
  readDelivery: ReadDelivery
  pick: (ids: readonly number[]) => Promise<AccessoryCardData[]>
}

/**
 * Returns what one piece of a product costs to ship to the spec's default country; null when it is delivered by email
 * or not there.
 */
export type ReadDelivery = (db: Db, product: DeliveredProduct) => Promise<AccessoryData['delivery']>

export interface DeliveredProduct {
  id: number
  category: string
  price_cents: number
  weight_g: number | null
  no_air: boolean
}

/** Selects the restocking day as text, since the server's time zone would shift a Date. */
const restockOn = sql<string | null>`restock_on::text`.as('restock_on')

/** Creates the reader of single accessories with everything that their pages show. */
export function createAccessoryPages({ db, pick, readDelivery }: Needs) {
  const choicesOf = async (id: number): Promise<ChoiceData[]> => {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'title', 'options', 'price_cents', 'stock', 'image', 'more_images', restockOn])
      .where('parent_id', '=', id)
      .where('hidden', '=', false)
      .orderBy('id')
      .execute()
    return rows.map(toChoice)
  }

  const bikesOf = (slugs: string[]) =>
    db.selectFrom('bikes').select(['slug', 'title']).where('slug', 'in', slugs).orderBy('id').execute()

  const readRow = (id: number) =>
    db
      .selectFrom('accessory_cards as card')
      .innerJoin('products as product', 'product.id', 'card.id')
      .select(CARD.map((name) => `card.${name}` as const))
      .select(['product.more_images', 'product.weight_g', 'product.fits', 'product.fits_bikes'])
      .select([
        'product.variants',
        'product.specifications',
        'product.goes_with',
        'product.no_air',
        restockOn,
      ])
      .where('card.id', '=', id)
      .executeTakeFirst()

  return {
    choicesOf,

    /**
     * Returns the id of the accessory whose page shows this id: the same id, or for a variant its parent's; null if
     * there is none.
     */
    async shownAs(id: number): Promise<number | null> {
      const row = await db
        .selectFrom('products as product')
        .innerJoin('accessory_cards as card', (join) =>
          join.on('card.id', '=', sql<number>`coalesce(product.parent_id, product.id)`),
        )
        .select('card.id')
        .where('product.id', '=', id)
        .where('product.hidden', '=', false)
        .executeTakeFirst()
      return row?.id ?? null
    },

    async find(id: number): Promise<AccessoryData | null> {
      const shown = await this.shownAs(id)
      const row = shown === null ? undefined : await readRow(shown)
      if (!row) return null
      const { more_images, variants, fits_bikes, goes_with, no_air, ...rest } = row
      const { weight_g, fits, specifications, restock_on, ...card } = rest
      const choices = await choicesOf(card.id)
      return {
        ...toCard(card, choices),
        images: imagesOf(card.image, more_images),
        weight_g,
        fits,
        fits_bikes: fits_bikes.length > 0 ? await bikesOf(fits_bikes) : [],
        variants: variants.map((variant) => Variant.parse(variant)),
        choices,
        specifications,
        restock_on,
        reviews: { average: card.rating, count: card.rating_count, stars: await countStars(db, card.id) },
        goes_with: await pick(goes_with),
        delivery: await readDelivery(db, {
          id: card.id,
          category: card.category,
          price_cents: card.price_cents,
          weight_g,
          no_air,
        }),
      }
    },
  }
}

type ChoiceRow = Omit<ChoiceData, 'price' | 'availability' | 'images'> & {
  price_cents: number
  more_images: string[]
}

const toChoice = ({ price_cents, more_images, ...choice }: ChoiceRow): ChoiceData => ({
  ...choice,
  images: imagesOf(choice.image, more_images),
  price: toDollars(price_cents),
  availability: availabilityOf(choice.stock),
})

const imagesOf = (image: string | null, more: string[]) => (image === null ? [] : [image, ...more])
