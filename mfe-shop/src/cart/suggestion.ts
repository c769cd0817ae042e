import type { Fitting } from './fitting.api.ts'

/**
 * Returns the accessory to offer a shopper who is `missing` dollars short of free shipping: the cheapest one that is
 * enough, or else the most expensive. Products with variants can't be added with one click, and what is in the cart
 * isn't offered again.
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
