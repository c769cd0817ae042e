import type { ShownOrderStatus } from '@nireeka/contracts/api'

/** The steps of an order, in the customer's words. */
export const WAY = ['Order placed', 'Payment confirmed', 'We pack it', 'On its way', 'With you'] as const

const PLACES: Partial<Record<ShownOrderStatus, number>> = {
  pending_payment: 1,
  held: 1,
  paid: 2,
  in_production: 2,
  quality_check: 2,
  ready_to_ship: 2,
  partly_shipped: 3,
  shipped: 3,
  delivered: WAY.length,
}

/** Returns the index of an order's next step; null for cancelled or refunded orders. */
export const stepOf = (status: ShownOrderStatus): number | null => PLACES[status] ?? null
