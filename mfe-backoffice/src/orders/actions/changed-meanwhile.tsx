import { ChangedNotice } from '../../changes/changed-notice.tsx'
import type { Order } from '../order.api.ts'
import { StatusBadge } from '../status-badge.tsx'

interface Props {
  /** The order as it was when it was opened; null if nobody has changed it since. */
  seen: Order | null
  /** The order as it is now. */
  now: Order
}

/** Says who has changed an order while somebody had it open, and shows both states. */
export const ChangedMeanwhile = ({ seen, now }: Props) => (
  <ChangedNotice seen={seen} now={now} show={(order) => <State order={order} />} />
)

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

const State = ({ order: { status, lines } }: { order: Order }) => (
  <>
    <StatusBadge status={status} /> {sum(lines.map(({ shipped }) => shipped))} of{' '}
    {sum(lines.map(({ count }) => count))} shipped, {sum(lines.map(({ refunded }) => refunded))} refunded
  </>
)
