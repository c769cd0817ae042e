import type { Fitting } from './fitting.api.ts'

/**
 * Returns the accessory to offer to whom some dollars are missing for free shipping: the cheapest that is enough, or else the
 * dearest. What has variants can't be added with one click, and nobody needs what is in the cart twice.
 */
export function suggestionFor(
  missing: number,
  items: readonly Fitting[],
  inCart: ReadonlySet<number>,
): Fitting | undefined {
  const offered = items
    .filter(({ id, hasVariants }) => !hasVariants && !inCart.has(id))
    .toSorted((a, b) => a.price - b.price)
  return offered.find(({ price }) => price >= missing) ?? offered.at(-1)
}
