import type { AdminBikeData } from '@nireeka/contracts/api'

import type { Db } from '../../../platform/index.ts'

type Sizes = AdminBikeData['sizes']

/** Reads the sizes of bikes with all their colours, published or not, by the bikes' ids. */
export async function readSizes(db: Db, bikeIds: readonly number[]): Promise<Map<number, Sizes>> {
  const sizes = new Map<number, Sizes>(bikeIds.map((id) => [id, []]))
  if (bikeIds.length === 0) return sizes
  const rows = await db
    .selectFrom('bike_sizes')
    .selectAll()
    .where('bike_id', 'in', bikeIds)
    .orderBy('id')
    .execute()
  const offers = await db
    .selectFrom('size_colours as offer')
    .innerJoin('colours as colour', 'colour.id', 'offer.colour_id')
    .select(['offer.size_id', 'offer.colour_id as id', 'offer.is_dated', 'colour.published'])
    .orderBy('colour.id')
    .execute()
  for (const { bike_id, ...size } of rows) {
    const own = offers.filter(({ size_id }) => size_id === size.id)
    sizes.get(bike_id)?.push({
      ...size,
      is_available: own.some(({ published }) => published),
      colours: own.map(({ id, is_dated }) => ({ id, is_dated })),
    })
  }
  return sizes
}
