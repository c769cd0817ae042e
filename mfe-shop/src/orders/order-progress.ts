import type { ShownOrderStatus } from '@nireeka/contracts/api'

/** What happens to an order before it leaves us: a bike is built, other goods are packed. */
type Making = 'Building' | 'Packing' | 'Preparing'

/** Returns the steps of an order, in the customer's words; while it isn't loaded, without a word about what it is. */
export const wayOf = (order: { lines: ReadonlyArray<{ kind: string }> } | undefined) =>
  ['Order placed', 'Payment confirmed', makingOf(order), 'On its way', 'Delivered'] as const

function makingOf(order: Parameters<typeof wayOf>[0]): Making {
  if (!order) return 'Preparing'
  return order.lines.some(({ kind }) => kind === 'bike') ? 'Building' : 'Packing'
}

const PLACES: Partial<Record<ShownOrderStatus, number>> = {
  pending_payment: 1,
  held: 1,
  paid: 2,
  in_production: 2,
  quality_check: 2,
  ready_to_ship: 2,
  partly_shipped: 3,
  shipped: 3,
  delivered: 5,
}

/** Returns the index of an order's next step; null for cancelled or refunded orders. */
export const stepOf = (status: ShownOrderStatus): number | null => PLACES[status] ?? null
