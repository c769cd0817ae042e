import { ChangedNotice } from '../../changes/changed-notice.tsx'
import { StatusBadge } from '../../orders/status-badge.tsx'
import type { Return } from '../return.api.ts'

/** Says who has changed a return while somebody had it open, and shows both states. */
export const ChangedReturn = ({ seen, now }: { seen: Return | null; now: Return }) => (
  <ChangedNotice seen={seen} now={now} show={({ status }) => <StatusBadge status={status} />} />
)
