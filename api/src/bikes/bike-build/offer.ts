import type { ColourType } from '@nireeka/contracts'
import type { BikeData } from '@nireeka/contracts/api'
import { allParts, type OfferedBike, toOffered } from '@nireeka/contracts/bike-build'

import type { Db } from '../../platform/index.ts'
import { createBikeModels } from '../configurator/bikes.repository.ts'

export interface Colour {
  id: number
  name: string
  type: ColourType
  cents: number
  /** The working days that the colour adds. */
  leadDays: number
  /** How many RAL codes the rider has to choose for this colour. */
  ralCodes: number
}

/** Everything about a bike: its sizes, colours and parts, and how many of each part are left. */
export interface Offer {
  bikeId: number
  /** Whether new bikes are sold; if not, it is only offered to those who own one. */
  isPublished: boolean
  slug: string
  title: string
  image: string
  bike: OfferedBike
  sizes: BikeData['bike']['sizes']
  /** Every colour of the shop by its id. */
  colours: ReadonlyMap<number, Colour>
  /** Tells whether a size is available in a colour. */
  isBuilt: (sizeId: number, colourId: number) => boolean
  /** The working days to build it in a size and colour; null when delivery is on request. */
  leadDaysOf: (sizeId: number, colourId: number) => number | null
  /** The pieces left of each part with limited stock, by part id. */
  stock: ReadonlyMap<number, number>
}

/**
 * Reads a bike's offer by id or slug; null for a bike that we don't know. Parts that aren't published are left out,
 * except those of `alsoIds`: parts of an owned bike.
 */
export async function readOffer(
  db: Db,
  name: string,
  alsoIds: readonly number[] = [],
): Promise<Offer | null> {
  const model = await createBikeModels(db).findAny(name, alsoIds)
  if (!model) return null
  const { data, isPublished } = model
  const bike = toOffered(data)
  const built = await readBuilt(db, data.bike.id)
  const colours = await readColours(db)
  return {
    bikeId: data.bike.id,
    isPublished,
    slug: data.bike.slug,
    title: data.bike.title,
    image: data.bike.image,
    bike,
    sizes: data.bike.sizes,
    colours,
    isBuilt: (sizeId, colourId) => built.has(`${sizeId}-${colourId}`),
    leadDaysOf: (sizeId, colourId) =>
      built.get(`${sizeId}-${colourId}`)
        ? data.bike.lead_days + (colours.get(colourId)?.leadDays ?? 0)
        : null,
    stock: await readStock(
      db,
      allParts(bike).map(({ id }) => id),
    ),
  }
}

/** Reads the offers of these bikes, by bike id, as `readOffer` does. */
export async function readOffers(
  db: Db,
  bikeIds: readonly number[],
  alsoIds: readonly number[] = [],
): Promise<Map<number, Offer>> {
  const offers = new Map<number, Offer>()
  for (const id of new Set(bikeIds)) {
    const offer = await readOffer(db, String(id), alsoIds)
    if (offer) offers.set(id, offer)
  }
  return offers
}

/** Reads in which sizes and colours a bike is built, and whether a delivery date is known for each. */
async function readBuilt(db: Db, bikeId: number): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db
    .selectFrom('size_colours as offer')
    .innerJoin('bike_sizes as size', 'size.id', 'offer.size_id')
    .innerJoin('colours as colour', 'colour.id', 'offer.colour_id')
    .select(['offer.size_id', 'offer.colour_id', 'offer.is_dated'])
    .where('size.bike_id', '=', bikeId)
    .where('colour.published', '=', true)
    .execute()
  return new Map(rows.map(({ size_id, colour_id, is_dated }) => [`${size_id}-${colour_id}`, is_dated]))
}

async function readColours(db: Db): Promise<ReadonlyMap<number, Colour>> {
  const rows = await db.selectFrom('colours').selectAll().execute()
  return new Map(
    rows.map(({ id, name, type, price_cents, lead_days, ral_codes }) => [
      id,
      { id, name, type, cents: price_cents, leadDays: lead_days, ralCodes: ral_codes },
    ]),
  )
}

async function readStock(db: Db, partIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (partIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('parts')
    .select(['id', 'stock'])
    .where('id', 'in', partIds)
    .where('stock', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, stock }) => [id, stock ?? 0]))
}
