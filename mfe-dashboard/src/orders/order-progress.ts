import type { ShownOrderStatus } from '@nireeka/contracts/api'

/** The straight way of an order, in an owner's words. */
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

/** The step that the order has come to, all of them when it has arrived, or null where it has left the straight way: cancelled, returned, refunded. */
export const placeOnWay = (status: ShownOrderStatus): number | null => PLACES[status] ?? null
