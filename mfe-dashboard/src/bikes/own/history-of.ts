import type { Order } from '../../orders/order.ts'
import type { MemberBike } from '../bike.ts'

export interface BikeEvent {
  label: string
  /** A moment, or a calendar day such as 2026-04-18. */
  at: Date | string
}

type Bought = Pick<Order, 'placedAt' | 'moves'>

export interface BikeHistoryData {
  past: BikeEvent[]
  /** What is still to come or to do. */
  next: BikeEvent[]
}

/** Returns what has happened to a bike, and what comes next, in the order of time. `order` is null where none is known. */
export function historyOf(
  { deliveredOn, warranty, serviceDueOn }: Pick<MemberBike, 'deliveredOn' | 'warranty' | 'serviceDueOn'>,
  order: Bought | null,
): BikeHistoryData {
  const moved = (status: Order['moves'][number]['status']) =>
    order?.moves.findLast((move) => move.status === status)?.at ?? null
  const warrantyEnd = warranty?.until ?? null
  const past = [
    { label: 'Ordered', at: order?.placedAt ?? null },
    { label: 'Paid', at: moved('paid') },
    { label: 'Building started', at: moved('in_production') },
    { label: 'Final check', at: moved('quality_check') },
    { label: 'Sent', at: moved('shipped') },
    { label: 'Delivered', at: deliveredOn },
    { label: 'Two-year warranty ended', at: warranty?.isCovered ? null : warrantyEnd },
  ]
  const next = [
    { label: 'Yearly service due', at: serviceDueOn },
    { label: 'Two-year warranty ends', at: warranty?.isCovered ? warrantyEnd : null },
  ]
  return { past: inOrder(past), next: inOrder(next) }
}

const inOrder = (events: Array<{ label: string; at: BikeEvent['at'] | null }>): BikeEvent[] =>
  events
    .flatMap(({ label, at }) => (at === null ? [] : [{ label, at }]))
    .toSorted((one, other) => timeOf(one) - timeOf(other))

const timeOf = ({ at }: BikeEvent) => new Date(at).getTime()
