import { Alert, DefinitionList } from '@nireeka/ui'

import { readable } from '../../labels.ts'
import { actorName } from '../actor-name.ts'
import type { Order } from '../order.api.ts'
import { StatusBadge } from '../status-badge.tsx'

interface Props {
  /** The order as it was when it was opened; null if nobody has changed it since. */
  seen: Order | null
  /** The order as it is now. */
  now: Order
}

/** Says who has changed an order while somebody had it open, and shows both states. */
export function ChangedMeanwhile({ seen, now }: Props) {
  if (!seen || seen.version === now.version) return null
  const last = now.moves.length > seen.moves.length ? now.moves.at(-1) : undefined
  const by = last ? ` by ${actorName(last.who)} to ${readable(last.status)}` : ''
  return (
    <Alert title={`Changed${by} while you had it open`}>
      <DefinitionList
        items={[
          { term: 'You saw', details: <State order={seen} /> },
          { term: 'Now', details: <State order={now} /> },
        ]}
      />
      Nothing of what you did was applied. What you typed is still there; check it, and send it again.
    </Alert>
  )
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

const State = ({ order: { status, lines } }: { order: Order }) => (
  <>
    <StatusBadge status={status} /> {sum(lines.map(({ shipped }) => shipped))} of{' '}
    {sum(lines.map(({ count }) => count))} sent, {sum(lines.map(({ refunded }) => refunded))} refunded
  </>
)
