import type { CustomerRole } from '@nireeka/contracts/api'
import { Badge } from '@nireeka/ui'

import { ROLE_LABELS, STATE_LABELS } from './customer-labels.ts'

interface Props {
  role: CustomerRole
  isBlocked: boolean
  isToBeDeleted: boolean
  isMerged: boolean
}

/** A member's role, and what else staff should see at once. */
export const CustomerBadges = ({ role, isBlocked, isToBeDeleted, isMerged }: Props) => (
  <>
    <Badge tone={role === 'customer' ? 'neutral' : 'info'}>{ROLE_LABELS[role]}</Badge>
    {isBlocked ? (
      <>
        {' '}
        <Badge tone="danger">{STATE_LABELS.blocked}</Badge>
      </>
    ) : null}
    {isMerged ? (
      <>
        {' '}
        <Badge tone="neutral">{STATE_LABELS.merged}</Badge>
      </>
    ) : null}
    {isToBeDeleted ? (
      <>
        {' '}
        <Badge tone="highlight">{STATE_LABELS.deletion_asked}</Badge>
      </>
    ) : null}
  </>
)
