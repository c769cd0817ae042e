import type { CartLine } from '@nireeka/contracts'
import { toCode } from '@nireeka/contracts/bike-build'

/** A line that is in the cart, or the place of one that was taken out. */
export interface CartRow {
  key: string
  line: CartLine
  isTaken: boolean
}

/**
 * What a line is known by while its id changes: upgrades by the bike that they are for, a bike by its build, everything
 * else by its product.
 */
export function keyOf({ id, productId, bikeSlug, orderBikeId, build }: CartLine) {
  if (orderBikeId !== null) return `owned-${orderBikeId}`
  if (build) return `build-${productId}-${toCode(build)}`
  return bikeSlug ? `line-${id}` : `product-${productId}`
}

/**
 * Undo can't bring back what isn't sold any more, nor a bike that nobody knows the build of. A guest's bike lies in the
 * browser: nobody else has to take it.
 */
export function mayComeBack({ bikeSlug, build, problem }: CartLine, isGuest: boolean) {
  if (!bikeSlug) return problem !== 'gone'
  return Boolean(build) && (isGuest || (problem !== 'gone' && problem !== 'sold_out'))
}

/**
 * The rows in the order in which they were first seen: who takes a line out and puts it back finds it where it was.
 * `before` are the rows as they were shown last.
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
