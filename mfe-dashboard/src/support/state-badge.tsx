import type { TicketState } from '@nireeka/contracts/api'
import { Badge } from '@nireeka/ui'

import { STATE_LABELS } from './ticket-labels.ts'

export const StateBadge = ({ state }: { state: TicketState }) => (
  <Badge tone={STATE_LABELS[state].tone}>{STATE_LABELS[state].label}</Badge>
)
