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
