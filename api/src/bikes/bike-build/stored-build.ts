/** A build as a cart or order line stores it. `part_ids` are in order, without the bike's standard parts. */
export interface StoredBuild {
  bike_id: number
  size_id: number
  colour_id: number
  ral: string[]
  part_ids: number[]
  /** The owned bike that these upgrades are for; null for a new bike. */
  order_bike_id: number | null
}

/**
 * Returns the key by which equal builds share a cart line: the same new bike raises a line's count, and an owned bike
 * has one line.
 */
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

/** Pieces of parts, by id, that the member's own unpaid orders hold: for this member they aren't sold out. */
export type ReservedParts = ReadonlyMap<number, number>
