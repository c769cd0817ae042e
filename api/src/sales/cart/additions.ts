import type { LineBuildData } from '@nireeka/contracts/api'

import type { StoredBuild } from '../../bikes/index.ts'

/** What a shopper wants of a product. */
export interface Addition {
  product_id: number
  count: number
  /** Of a bike. */
  build?: LineBuildData | undefined
  /** Of a guest's cart: what the guest calls the line. */
  line_id?: number | undefined
}

/** The same product, or the same build of a bike, may stand in a list more than once: each once, with all its pieces. */
export function sumAlike<T extends Addition>(items: readonly T[]): T[] {
  const sums = new Map<string, T>()
  for (const item of items) {
    const key = keyOf(item)
    const { count } = sums.get(key) ?? { count: 0 }
    sums.set(key, { ...(sums.get(key) ?? item), count: count + item.count })
  }
  return [...sums.values()]
}

/** Two lines that a guest tells apart stay two, as long as they are bikes. */
function keyOf({ product_id, build, line_id }: Addition): string {
  if (!build) return String(product_id)
  const { size_id, color_id, ral, part_ids } = build
  return [product_id, line_id, size_id, color_id, ral.join('.'), sortedIds(part_ids).join('.')].join('-')
}

/** As a line would keep it. Whether it can be built is for others to say. */
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
