import type { LineBuildData } from '@nireeka/contracts/api'

import type { StoredBuild } from '../../bikes/index.ts'

/** An item that a shopper wants to add to the cart. */
export interface Addition {
  product_id: number
  count: number
  /** The build, for bikes only. */
  build?: LineBuildData | undefined
  /** The line's id in a guest's cart, which the browser chose. */
  line_id?: number | undefined
}

/** Merges items of the same product or of the same build into one, with the sum of their counts. */
export function sumAlike<T extends Addition>(items: readonly T[]): T[] {
  const sums = new Map<string, T>()
  for (const item of items) {
    const key = keyOf(item)
    const { count } = sums.get(key) ?? { count: 0 }
    sums.set(key, { ...(sums.get(key) ?? item), count: count + item.count })
  }
  return [...sums.values()]
}

/** Returns the key of items to merge. Bike lines with different ids in a guest's cart stay separate. */
function keyOf({ product_id, build, line_id }: Addition): string {
  if (!build) return String(product_id)
  const { size_id, color_id, ral, part_ids } = build
  return [product_id, line_id, size_id, color_id, ral.join('.'), sortedIds(part_ids).join('.')].join('-')
}

/** Returns a build in the form that a cart line stores, without validating it. */
export const toStoredBuild = (
  { size_id, color_id, ral, part_ids }: LineBuildData,
  bike_id: number,
): StoredBuild => ({
  bike_id,
  size_id,
  colour_id: color_id,
  ral,
  part_ids: sortedIds(part_ids),
  order_bike_id: null,
})

const sortedIds = (ids: readonly number[]) => [...new Set(ids)].toSorted((a, b) => a - b)
