import type { OwnedBikeData } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'
import { createBikeModels } from '../configurator/bikes.repository.ts'
import { type OwnedBike, ownedBike } from '../bike-build/owned-bike.ts'

export type ReadOwned = ReturnType<typeof createReadOwned>

/**
 * Returns the function that reads a member's bike as the starting point for upgrades; null for another member's bike.
 */
export const createReadOwned =
  (db: Db) =>
  async (userId: number, id: number): Promise<OwnedBikeData | null> => {
    const owned = await ownedBike(db, userId, id)
    if (!owned) return null
    const { offer, size_id, colour_id } = owned
    return {
      order_bike_id: owned.order_bike_id,
      bike_slug: offer.slug,
      title: offer.title,
      product_id: await upgradeProduct(db, owned),
      size: { id: size_id, name: offer.sizes.find((size) => size.id === size_id)?.name ?? '' },
      color: { id: colour_id, name: offer.colours.get(colour_id)?.name ?? '' },
      ral: owned.ral,
      part_ids: owned.part_ids,
      former_parts: await formerParts(db, owned),
      serial_number: owned.serial_number,
      upgrades_in_cart: await upgradesInCart(db, userId, id),
    }
  }

/** Reads the bike's parts that aren't published any more. */
async function formerParts(db: Db, { bike_id, part_ids }: OwnedBike): Promise<OwnedBikeData['former_parts']> {
  if (part_ids.length === 0) return []
  const rows = await db
    .selectFrom('parts')
    .select('id')
    .where('id', 'in', part_ids)
    .where('published', '=', false)
    .execute()
  const ids = rows.map(({ id }) => id)
  const model = ids.length > 0 ? await createBikeModels(db).findAny(String(bike_id), ids) : null
  return model?.data.slots.flatMap(({ parts }) => parts).filter(({ id }) => ids.includes(id)) ?? []
}

async function upgradeProduct(db: Db, { bike_id }: OwnedBike): Promise<number> {
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('bike_id', '=', bike_id)
    .where('kind', '=', 'upgrade')
    .executeTakeFirstOrThrow()
  return id
}

async function upgradesInCart(db: Db, userId: number, orderBikeId: number) {
  const line = await db
    .selectFrom('cart_lines')
    .select(['id', 'build'])
    .where('user_id', '=', userId)
    .where('order_bike_id', '=', orderBikeId)
    .where('build', 'is not', null)
    .executeTakeFirst()
  return line?.build ? { cart_id: line.id, part_ids: line.build.part_ids } : null
}
