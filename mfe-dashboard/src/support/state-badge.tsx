import type { TicketState } from '@nireeka/contracts/api'
import { Badge } from '@nireeka/ui'

import { STATE_WORDS } from './ticket-words.ts'

export const StateBadge = ({ state }: { state: TicketState }) => (
  <Badge tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].label}</Badge>
)
