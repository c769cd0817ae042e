import type { Order } from '../../orders/order.ts'
import type { MemberBike } from '../bike.ts'

export interface BikeEvent {
  label: string
  /** A moment, or a calendar day such as 2026-04-18. */
  at: Date | string
}

/** Returns what has happened to a bike from its order to its delivery, in the order of time. */
export function historyOf(
  { deliveredOn }: Pick<MemberBike, 'deliveredOn'>,
  { placedAt, moves }: Pick<Order, 'placedAt' | 'moves'>,
): BikeEvent[] {
  const moved = (status: Order['moves'][number]['status']) =>
    moves.findLast((move) => move.status === status)?.at ?? null
  const events = [
    { label: 'Ordered', at: placedAt },
    { label: 'Paid', at: moved('paid') },
    { label: 'Building started', at: moved('in_production') },
    { label: 'Final check', at: moved('quality_check') },
    { label: 'Sent', at: moved('shipped') },
    { label: 'Delivered', at: deliveredOn },
  ]
  return events
    .flatMap(({ label, at }) => (at === null ? [] : [{ label, at }]))
    .toSorted((one, other) => timeOf(one) - timeOf(other))
}

const timeOf = ({ at }: BikeEvent) => new Date(at).getTime()
