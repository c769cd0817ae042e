import { Badge } from '@nireeka/ui'

import { readable, toneOf } from '../labels.ts'

/** The state of an order, shipment or refund. */
export const StatusBadge = ({ status }: { status: string }) => (
  <Badge tone={toneOf(status)}>{readable(status)}</Badge>
)
