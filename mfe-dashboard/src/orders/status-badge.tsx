import { Badge } from '@nireeka/ui'

import type { ListedOrder } from './order.ts'
import { statusLabel } from './order-status.ts'

export function StatusBadge({ order }: { order: Pick<ListedOrder, 'status' | 'hasBike'> }) {
  const { label, tone } = statusLabel(order)
  return <Badge tone={tone}>{label}</Badge>
}
