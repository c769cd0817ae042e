import type { ShownOrderStatus } from '@nireeka/contracts/api'

/** The steps of an order that isn't cancelled or returned, as the member reads them. */
export const WAY = ['Placed', 'Paid', 'Ready to ship', 'On its way', 'Delivered'] as const

const PLACES: Partial<Record<ShownOrderStatus, number>> = {
  pending_payment: 0,
  held: 0,
  paid: 1,
  in_production: 1,
  quality_check: 1,
  ready_to_ship: 2,
  partly_shipped: 3,
  shipped: 3,
  delivered: WAY.length,
}

/** Returns the number of the order's current step, all of them when it has arrived; null if it was cancelled, returned or refunded. */
export const stepOf = (status: ShownOrderStatus): number | null => PLACES[status] ?? null
