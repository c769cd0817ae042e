/** A build as a line of a cart or an order keeps it. `part_ids` are in order, without the bike's own. */
export interface StoredBuild {
  bike_id: number
  size_id: number
  colour_id: number
  ral: string[]
  part_ids: number[]
  /** The bike that these upgrades are for; null: a new bike. */
  order_bike_id: number | null
}

/** Says which line a build belongs on: the same bike once more raises a line's count, and an owned bike has one line. */
export const buildKey = ({
  bike_id,
  size_id,
  colour_id,
  ral,
  part_ids,
  order_bike_id,
}: StoredBuild): string =>
  order_bike_id === null
    ? [bike_id, size_id, colour_id, ral.join('.'), part_ids.join('.')].join('-')
    : `owned-${order_bike_id}`

/** Pieces of parts that wait in the asking member's own orders: they are not sold out for her. */
export type ReservedParts = ReadonlyMap<number, number>
