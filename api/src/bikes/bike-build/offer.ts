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
  /** How many RAL codes the rider has to choose for this colour. */
  ralCodes: number
}

/** Everything about a bike on sale: its sizes, colours and parts, and how many of each part are left. */
export interface Offer {
  bikeId: number
  slug: string
  title: string
  image: string
  bike: OfferedBike
  sizes: BikeData['bike']['sizes']
  /** Every colour of the shop by its id. */
  colours: ReadonlyMap<number, Colour>
  /** Tells whether a size is available in a colour. */
  isBuilt: (sizeId: number, colourId: number) => boolean
  /** The pieces left of each part with limited stock, by part id. */
  stock: ReadonlyMap<number, number>
}

/** Reads a bike's offer by id or slug; null for a bike that we don't build. */
export async function readOffer(db: Db, name: string): Promise<Offer | null> {
  const data = await createBikeModels(db).find(name)
  if (!data) return null
  const bike = toOffered(data)
  const built = await readBuilt(db, data.bike.id)
  return {
    bikeId: data.bike.id,
    slug: data.bike.slug,
    title: data.bike.title,
    image: data.bike.image,
    bike,
    sizes: data.bike.sizes,
    colours: await readColours(db),
    isBuilt: (sizeId, colourId) => built.has(`${sizeId}-${colourId}`),
    stock: await readStock(
      db,
      allParts(bike).map(({ id }) => id),
    ),
  }
}

/** Reads the offers of these bikes, by bike id. */
export async function readOffers(db: Db, bikeIds: readonly number[]): Promise<Map<number, Offer>> {
  const offers = new Map<number, Offer>()
  for (const id of new Set(bikeIds)) {
    const offer = await readOffer(db, String(id))
    if (offer) offers.set(id, offer)
  }
  return offers
}

async function readBuilt(db: Db, bikeId: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('size_colours as offer')
    .innerJoin('bike_sizes as size', 'size.id', 'offer.size_id')
    .select(['offer.size_id', 'offer.colour_id'])
    .where('size.bike_id', '=', bikeId)
    .execute()
  return new Set(rows.map(({ size_id, colour_id }) => `${size_id}-${colour_id}`))
}

async function readColours(db: Db): Promise<ReadonlyMap<number, Colour>> {
  const rows = await db.selectFrom('colours').selectAll().execute()
  return new Map(
    rows.map(({ id, name, type, price_cents, ral_codes }) => [
      id,
      { id, name, type, cents: price_cents, ralCodes: ral_codes },
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
