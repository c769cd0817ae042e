import type { ShownOrderStatus } from '@nireeka/contracts/api'
import type { BadgeTone } from '@nireeka/ui'

interface StatusLabel {
  label: string
  tone: BadgeTone
}

/** The label of each state of an order with a bike, as the member reads it. */
const STATUS_LABELS: Record<ShownOrderStatus, StatusLabel> = {
  pending_payment: { label: 'Waiting for payment', tone: 'highlight' },
  held: { label: 'Payment is being checked', tone: 'highlight' },
  paid: { label: 'Building', tone: 'info' },
  in_production: { label: 'Building', tone: 'info' },
  quality_check: { label: 'Final check', tone: 'info' },
  ready_to_ship: { label: 'Ready to ship', tone: 'info' },
  partly_shipped: { label: 'Partly on its way', tone: 'info' },
  shipped: { label: 'On its way', tone: 'info' },
  delivered: { label: 'Delivered', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  expired: { label: 'Not paid', tone: 'neutral' },
  return_requested: { label: 'Return requested', tone: 'highlight' },
  returned: { label: 'Returned', tone: 'neutral' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  partly_refunded: { label: 'Partly refunded', tone: 'neutral' },
}

/** The states in which an order without a bike is being packed. */
const PACKING: readonly ShownOrderStatus[] = ['paid', 'in_production', 'quality_check', 'ready_to_ship']

interface Stated {
  status: ShownOrderStatus
  hasBike: boolean
}

/** Returns the label of an order's state: the same words as its current step. */
export const statusLabel = ({ status, hasBike }: Stated): StatusLabel =>
  !hasBike && PACKING.includes(status) ? { label: 'Packing', tone: 'info' } : STATUS_LABELS[status]

/** Tells whether an order is over although nothing of it was paid, or all of it was cancelled. */
export const hasEndedUnpaid = ({ status }: Pick<Stated, 'status'>) =>
  status === 'cancelled' || status === 'expired'

/** Tells whether nothing is charged in the end: the order ended unpaid, or all of it was refunded. */
export const hasNoCharge = ({ status }: Pick<Stated, 'status'>) =>
  hasEndedUnpaid({ status }) || status === 'refunded'

const MOVE_LABELS: Partial<Record<ShownOrderStatus, string>> = {
  pending_payment: 'Order placed',
  paid: 'Paid',
  in_production: 'Building started',
  expired: 'Not paid in time',
}

/** Returns what happened at a change of state, for an order's history. */
export const moveLabel = (status: ShownOrderStatus) => MOVE_LABELS[status] ?? STATUS_LABELS[status].label
