/** What a shopper wants of a product. */
export interface Addition {
  product_id: number
  count: number
}

/** The same product may stand in a list more than once. */
export function sumByProduct(items: readonly Addition[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { product_id, count } of items) sums.set(product_id, (sums.get(product_id) ?? 0) + count)
  return sums
}
