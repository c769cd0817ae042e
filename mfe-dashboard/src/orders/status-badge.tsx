import { Badge, Icon } from '@nireeka/ui'

import type { ListedOrder } from './order.ts'
import { hasEndedUnpaid, statusLabel } from './order-status.ts'

/** An order's state. One that ended before it was paid for has a cross. */
export function StatusBadge({ order }: { order: Pick<ListedOrder, 'status' | 'hasBike'> }) {
  const { label, tone } = statusLabel(order)
  return (
    <Badge tone={tone}>
      {hasEndedUnpaid(order) ? <Icon name="close" /> : null}
      {label}
    </Badge>
  )
}
