// Apart from the schemas, so that a page that lists orders doesn't load them.
export const ORDER_STATUSES = [
  'pending_payment',
  'paid',
  'in_production',
  'quality_check',
  'ready_to_ship',
  'partly_shipped',
  'shipped',
  'delivered',
  'cancelled',
  'return_requested',
  'returned',
  'refunded',
  'partly_refunded',
  'expired',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** What became of an order's money. `unpaid`: it ended without a payment. */
export const ORDER_PAYMENTS = ['pending', 'held', 'paid', 'partly_refunded', 'refunded', 'unpaid'] as const
export type OrderPayment = (typeof ORDER_PAYMENTS)[number]

/**
 * The views of the list of orders: what somebody has to do next. `to_build` are orders with bikes that the workshop
 * isn't done with, `late` those of them with a bike past its promised day; `to_confirm` are paid orders without bikes.
 */
export const ORDER_VIEWS = ['to_confirm', 'to_build', 'to_ship', 'late', 'held'] as const
export type OrderView = (typeof ORDER_VIEWS)[number]

/** The groups in which members list their orders. `ended`: cancelled, not paid in time, returned or refunded. */
export const ORDER_GROUPS = ['all', 'under_way', 'delivered', 'ended'] as const
export type OrderGroup = (typeof ORDER_GROUPS)[number]
