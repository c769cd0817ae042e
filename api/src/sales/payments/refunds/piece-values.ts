interface PaidLine {
  id: number
  category: string | null
  count: number
  unit_cents: number
  /** The line's share of the promo code's discount. */
  discount_cents: number
}

interface PaidOrder {
  shipping_cents: number
  tax_cents: number
}

/** Gift cards are money: they aren't taxed, and go back by an amount, which may void them. */
const isGift = ({ category }: PaidLine) => category === 'gift'
const netOf = ({ count, unit_cents, discount_cents }: PaidLine) => count * unit_cents - discount_cents

/**
 * Returns what was paid for each line in whole cents, by its id: after the discount, with its share of the tax. The
 * shares of all lines and of the shipping add up to the order's tax.
 */
export function paidByLine(order: PaidOrder, lines: readonly PaidLine[]): Map<number, number> {
  const taxed = lines.filter((line) => !isGift(line)).toSorted((a, b) => a.id - b.id)
  const base = taxed.reduce((sum, line) => sum + netOf(line), order.shipping_cents)
  const paid = new Map(lines.map((line) => [line.id, netOf(line)]))
  let before = 0
  for (const line of taxed) {
    const upTo = before + netOf(line)
    const share = base === 0 ? 0 : part(order.tax_cents, upTo, base) - part(order.tax_cents, before, base)
    paid.set(line.id, netOf(line) + share)
    before = upTo
  }
  return paid
}

interface CountedLine extends PaidLine {
  /** How many of its pieces were refunded already. */
  refunded: number
}

/**
 * Returns what is given back for the next one, two, three … pieces of a line that cost `paid` cents in all. All pieces
 * add up to just that, whatever parts they are refunded in. There are none for gift cards.
 */
export function nextPieceValues(line: CountedLine, paid: number): number[] {
  if (isGift(line)) return []
  const done = part(paid, line.refunded, line.count)
  return Array.from(
    { length: Math.max(0, line.count - line.refunded) },
    (_, index) => part(paid, line.refunded + index + 1, line.count) - done,
  )
}

const part = (cents: number, share: number, whole: number) => Math.round((cents * share) / whole)
