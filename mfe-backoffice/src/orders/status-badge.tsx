import { Badge } from '@nireeka/ui'

import { readable, toneOf } from '../labels.ts'

/** Returns the label of a state where nothing else says that it is about the payment. */
export const statusLabel = (status: string) => (status === 'held' ? 'Payment held' : readable(status))

/** The state of an order, shipment or refund. */
export const StatusBadge = ({ status }: { status: string }) => (
  <Badge tone={toneOf(status)}>{statusLabel(status)}</Badge>
)
