import { ChangedNotice } from '../../changes/changed-notice.tsx'
import type { Customer } from '../customer.api.ts'
import { AREA_LABELS } from '../../staff/staff-labels.ts'
import { ROLE_LABELS } from '../customer-labels.ts'

interface Props {
  /** The account as it was when it was opened; null if nobody has changed it since. */
  seen: Customer | null
  /** The account as it is now. */
  now: Customer
}

/** Says that an account was changed while somebody had it open, and shows both states. */
export const ChangedMeanwhile = ({ seen, now }: Props) => (
  <ChangedNotice seen={seen && { ...seen, moves: [] }} now={{ ...now, moves: [] }} show={wordsFor} />
)

const wordsFor = ({ role, areas, block, deletion, sessions }: Customer) =>
  [
    ROLE_LABELS[role],
    ...areas.map((area) => AREA_LABELS[area].toLowerCase()),
    ...(block ? ['blocked'] : []),
    ...(deletion ? ['deletion requested'] : []),
    sessions.length === 1 ? '1 session' : `${sessions.length} sessions`,
  ].join(', ')
