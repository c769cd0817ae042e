import type { CartLine } from '@nireeka/contracts'
import { toCode } from '@nireeka/contracts/bike-build'

/** A line of the cart, or the place of a removed one. */
export interface CartRow {
  key: string
  line: CartLine
  isTaken: boolean
}

/**
 * Returns a key for a line that stays the same when its id changes: upgrades by the owned bike, bikes by their build,
 * everything else by product.
 */
export function keyOf({ id, productId, bikeSlug, orderBikeId, build }: CartLine) {
  if (orderBikeId !== null) return `owned-${orderBikeId}`
  if (build) return `build-${productId}-${toCode(build)}`
  return bikeSlug ? `line-${id}` : `product-${productId}`
}

/**
 * Returns whether a removed line can be restored: not if it is no longer sold, nor a bike whose build is unknown. A
 * guest's bike is stored in the browser only, so it always can.
 */
export function mayComeBack({ bikeSlug, build, problem }: CartLine, isGuest: boolean) {
  if (!bikeSlug) return problem !== 'gone'
  return Boolean(build) && (isGuest || (problem !== 'gone' && problem !== 'sold_out'))
}

/**
 * Returns the rows in the order in which they first appeared, so that a restored line is back in its place. `before`
 * are the rows that were shown last.
 */
export function nextRows(before: readonly CartRow[], lines: readonly CartLine[], taken: readonly string[]) {
  const present = new Map(lines.map((line) => [keyOf(line), line]))
  const stay = before.flatMap((row): CartRow[] => {
    const line = present.get(row.key)
    present.delete(row.key)
    if (line) return [{ ...row, line, isTaken: false }]
    return taken.includes(row.key) ? [{ ...row, isTaken: true }] : []
  })
  const come = [...present].map(([key, line]): CartRow => ({ key, line, isTaken: false }))
  return [...stay, ...come]
}
