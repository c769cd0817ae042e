import type { BikeColourData } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'

/** Returns a function that lists the colours a bike is built in at present and that have a picture. */
export async function coloursOfBikes(db: Db): Promise<(bikeId: number) => BikeColourData[]> {
  const rows = await db
    .selectFrom('bike_stills as still')
    .innerJoin('colours as colour', 'colour.id', 'still.colour_id')
    .select(['still.bike_id', 'still.image', 'colour.id', 'colour.name', 'colour.swatch'])
    .where('colour.swatch', 'is not', null)
    .where('colour.published', '=', true)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('size_colours as offer')
          .innerJoin('bike_sizes as size', 'size.id', 'offer.size_id')
          .select('offer.size_id')
          .whereRef('offer.colour_id', '=', 'still.colour_id')
          .whereRef('size.bike_id', '=', 'still.bike_id'),
      ),
    )
    .orderBy('colour.id')
    .execute()
  return (bikeId) =>
    rows
      .filter(({ bike_id }) => bike_id === bikeId)
      .map(({ id, name, swatch, image }) => ({ id, name, swatch: swatch ?? '', image }))
}
