import { toCents, toDollars } from '@nireeka/contracts'

import type { Order, OrderLine } from '../order.api.ts'
import type { Counts } from './line-counts.tsx'

interface Refundable {
  lines: ReadonlyArray<Pick<OrderLine, 'id' | 'refundValues' | 'shipped'>>
  allowed: Pick<Order['allowed'], 'refund'>
}

/**
 * Returns what is given back for the chosen pieces, in dollars, from the values that the server has computed: never more
 * than is left of the order, and with the shipping if they are all that is left of an order of which nothing was sent.
 */
export function refundSum({ lines, allowed }: Refundable, counts: Counts): number {
  const cents = lines.reduce((sum, { id, refundValues }) => {
    const count = counts[id] ?? 0
    return count > 0 ? sum + toCents(refundValues[count - 1] ?? 0) : sum
  }, 0)
  if (cents === 0) return 0
  const isAll = lines.every(({ id, refundValues }) => (counts[id] ?? 0) === refundValues.length)
  const isUnsent = lines.every(({ shipped }) => shipped === 0)
  return isAll && isUnsent ? allowed.refund : Math.min(toDollars(cents), allowed.refund)
}
