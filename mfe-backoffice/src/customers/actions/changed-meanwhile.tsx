import { ChangedNotice } from '../../changes/changed-notice.tsx'
import type { Customer } from '../customer.api.ts'
import { CustomerBadges } from '../customer-badges.tsx'

interface Props {
  /** The account as it was when it was opened; null if nobody has changed it since. */
  seen: Customer | null
  /** The account as it is now. */
  now: Customer
}

/** Says that an account was changed while somebody had it open, and shows both states. */
export const ChangedMeanwhile = ({ seen, now }: Props) => (
  <ChangedNotice
    seen={seen && { ...seen, moves: [] }}
    now={{ ...now, moves: [] }}
    show={({ role, block, deletion, sessions }) => (
      <>
        <CustomerBadges role={role} isBlocked={block !== null} isToBeDeleted={deletion !== null} />{' '}
        {sessions.length === 1 ? '1 session' : `${sessions.length} sessions`}
      </>
    )}
  />
)
