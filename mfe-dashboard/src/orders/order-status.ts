import type { ShownOrderStatus } from '@nireeka/contracts/api'
import type { BadgeTone } from '@nireeka/ui'

interface StatusLabel {
  label: string
  tone: BadgeTone
}

/** The label of each state of an order, as the member reads it. */
export const STATUS_LABELS: Record<ShownOrderStatus, StatusLabel> = {
  pending_payment: { label: 'Waiting for payment', tone: 'highlight' },
  held: { label: 'Payment is being checked', tone: 'highlight' },
  paid: { label: 'Paid', tone: 'info' },
  in_production: { label: 'Being built', tone: 'info' },
  quality_check: { label: 'Final check', tone: 'info' },
  ready_to_ship: { label: 'Ready to ship', tone: 'info' },
  partly_shipped: { label: 'Partly on its way', tone: 'info' },
  shipped: { label: 'On its way', tone: 'info' },
  delivered: { label: 'Delivered', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  expired: { label: 'Not paid in time', tone: 'neutral' },
  return_requested: { label: 'Return requested', tone: 'highlight' },
  returned: { label: 'Returned', tone: 'neutral' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  partly_refunded: { label: 'Partly refunded', tone: 'neutral' },
}

/** Returns the label of a change of state in an order's history, which begins when it is placed. */
export const moveLabel = (status: ShownOrderStatus) =>
  status === 'pending_payment' ? 'Order placed' : STATUS_LABELS[status].label
