import { COLOUR_TYPES, toDollars } from '@nireeka/contracts'
import type { DeliveryDatesData } from '@nireeka/contracts/api'
import type { ExpressionBuilder } from 'kysely'

import { assertCountry } from '../../catalogue/index.ts'
import type { Db, Tables } from '../../platform/index.ts'
import { deliveryDates, TRANSPORT_DAYS, type TransportDays } from './delivery-dates.ts'

interface Needs {
  db: Db
  now: () => Date
}

export type Colours = ReturnType<typeof createColours>

/** Creates the repository of the colours of each size and of their delivery dates. */
export function createColours({ db, now }: Needs) {
  const sizeOf = (bikeId: number, sizeId: number) =>
    db
      .selectFrom('bike_sizes as size')
      .select('size.id')
      .where('size.id', '=', sizeId)
      .where(isOf(bikeId))
      .executeTakeFirst()

  return {
    /**
     * Returns a size's colours grouped by type, without empty groups; null when the bike has no such size. `bikeId`: the
     * bike's id or its product's.
     */
    async available(bikeId: number, sizeId: number) {
      if (!(await sizeOf(bikeId, sizeId))) return null
      const rows = await db
        .selectFrom('size_colours as offer')
        .innerJoin('colours as colour', 'colour.id', 'offer.colour_id')
        .select(['colour.id', 'colour.name', 'colour.type', 'colour.swatch', 'colour.price_cents'])
        .select(['colour.lead_days', 'colour.ral_codes'])
        .where('offer.size_id', '=', sizeId)
        .where('colour.published', '=', true)
        .orderBy('colour.id')
        .execute()
      const colors = rows.map(({ price_cents, ...row }) => ({ ...row, price: toDollars(price_cents) }))
      return COLOUR_TYPES.map((type) => ({
        type,
        colors: colors.filter((colour) => colour.type === type),
      })).filter((group) => group.colors.length > 0)
    },

    /**
     * Returns the delivery dates of a size and colour; null when the bike isn't built so. `dates` is null when the lead
     * time is unknown or we don't ship to the country. `bikeId`: the bike's id or its product's.
     */
    async delivery(
      bikeId: number,
      sizeId: number,
      colourId: number,
      countryId?: number,
    ): Promise<{ dates: DeliveryDatesData | null } | null> {
      const transport = countryId === undefined ? TRANSPORT_DAYS : await transportTo(db, countryId)
      const found = await db
        .selectFrom('size_colours as offer')
        .innerJoin('bike_sizes as size', 'size.id', 'offer.size_id')
        .innerJoin('bikes as bike', 'bike.id', 'size.bike_id')
        .innerJoin('colours as colour', 'colour.id', 'offer.colour_id')
        .select(['offer.is_dated', 'bike.lead_days', 'colour.lead_days as colour_days'])
        .where(isOf(bikeId))
        .where('size.id', '=', sizeId)
        .where('colour.id', '=', colourId)
        .where('colour.published', '=', true)
        .executeTakeFirst()
      if (!found) return null
      if (!found.is_dated || !transport) return { dates: null }
      return { dates: deliveryDates(now(), found.lead_days + found.colour_days, transport) }
    },
  }
}

/**
 * Returns the condition that a size belongs to a bike, which is named by its id or, as the path's `productId` says, by
 * the id of the product that stands for it in a cart. A size belongs to one bike, so that no id is ambiguous.
 */
const isOf =
  (id: number) =>
  ({ eb, or, exists, selectFrom }: ExpressionBuilder<SizesToo, 'size'>) =>
    or([
      eb('size.bike_id', '=', id),
      exists(
        selectFrom('products as product')
          .select('product.id')
          .where('product.id', '=', id)
          .whereRef('product.bike_id', '=', 'size.bike_id'),
      ),
    ])

type SizesToo = Tables & { size: Tables['bike_sizes'] }

/**
 * Returns how many days a bike's transport to a country takes; null where we don't ship bikes. Throws for an unknown
 * country.
 */
async function transportTo(db: Db, countryId: number): Promise<TransportDays | null> {
  const { days_min, days_max, bike_shipping_cents } = await assertCountry(db, countryId)
  if (days_min === null || days_max === null || bike_shipping_cents === null) return null
  return { least: days_min, most: days_max }
}
