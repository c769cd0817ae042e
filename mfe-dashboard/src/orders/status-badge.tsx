import type { ShownOrderStatus } from '@nireeka/contracts/api'
import { Badge } from '@nireeka/ui'

import { STATUS_LABELS } from './order-status.ts'

export const StatusBadge = ({ status }: { status: ShownOrderStatus }) => (
  <Badge tone={STATUS_LABELS[status].tone}>{STATUS_LABELS[status].label}</Badge>
)
