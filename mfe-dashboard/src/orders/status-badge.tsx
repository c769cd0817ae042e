import type { ShownOrderStatus } from '@nireeka/contracts/api'
import { Badge } from '@nireeka/ui'

import { STATUS_WORDS } from './order-status.ts'

export const StatusBadge = ({ status }: { status: ShownOrderStatus }) => (
  <Badge tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].label}</Badge>
)
