import type { OrderPayment, OrderView, ShownOrderStatus } from '@nireeka/contracts/api'

import { readable } from '../labels.ts'

export const VIEW_LABELS: Record<OrderView, string> = {
  to_confirm: 'To confirm',
  to_build: 'To build',
  to_ship: 'To ship',
  late: 'Late',
  held: 'Held payments',
}

export const PAYMENT_LABELS: Record<OrderPayment, string> = {
  pending: 'Pending',
  held: 'Held',
  paid: 'Paid',
  partly_refunded: 'Partly refunded',
  refunded: 'Refunded',
  unpaid: 'Not paid',
}

/** The statuses that say how far an order is on its way to the customer. */
export const FULFILMENTS = [
  'paid',
  'in_production',
  'quality_check',
  'ready_to_ship',
  'partly_shipped',
  'shipped',
  'delivered',
  'return_requested',
  'returned',
  'cancelled',
  'expired',
] as const satisfies readonly ShownOrderStatus[]

/** What a status is called where it stands beside the payment. */
const LABELS: Partial<Record<ShownOrderStatus, string>> = {
  paid: 'Not started',
  pending_payment: 'Awaiting payment',
  held: 'On hold',
  refunded: 'Closed',
  partly_refunded: 'Closed',
}

/** Returns what an order's status says of its way to the customer. */
export const fulfilmentLabel = (status: ShownOrderStatus) => LABELS[status] ?? readable(status)
