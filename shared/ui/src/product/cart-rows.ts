import type { CartLine } from '@nireeka/contracts'

/** A line that is in the cart, or the place of one that was taken out. */
export interface CartRow {
  key: string
  line: CartLine
  isTaken: boolean
}

/** A bike that somebody has put together is one of its kind; everything else is known by its product. */
export const keyOf = ({ bikeSlug, id, productId }: CartLine) =>
  bikeSlug ? `line-${id}` : `product-${productId}`

/** Undo can't bring back what isn't sold as a product. */
export const mayComeBack = ({ bikeSlug, problem }: CartLine) => !bikeSlug && problem !== 'gone'

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
