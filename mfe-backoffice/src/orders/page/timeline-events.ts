import { CARRIER_LABELS, formatPrice } from '@nireeka/contracts'

import { readable } from '../../labels.ts'
import { emailLabel } from './order-emails.api.ts'
import { actorName } from '../actor-name.ts'
import type { Order } from '../order.api.ts'

/** Something that happened to an order. */
export interface TimelineEvent {
  /** ISO 8601. */
  at: string
  what: string
  /** Who did it; null where nobody of ours did. */
  who: string | null
  /** A reason or note, as somebody wrote it. */
  text: string | null
  /** The email that it is about; null for all other events. */
  email: Email | null
}

export type Email = Order['emails'][number]

type Told = Pick<Order, 'moves' | 'shipments' | 'refunds' | 'notes' | 'emails'>

/** Returns everything that happened to an order, the newest first. */
export function timelineOf({ moves, shipments, refunds, notes, emails }: Told): TimelineEvent[] {
  const events: Array<Omit<TimelineEvent, 'email'> & { email?: Email }> = [
    ...moves.map(({ at, from, status, who, reason }) => ({
      at,
      what: from === null ? 'Order placed' : readable(status),
      who: actorName(who),
      text: reason,
    })),
    ...shipments.flatMap(({ createdAt, deliveredAt, carrier, trackingNumber }) => {
      const parcel = `${CARRIER_LABELS[carrier]} ${trackingNumber}`
      const delivered = { what: `Shipment delivered: ${parcel}`, who: null, text: null }
      return [
        { at: createdAt, what: `Shipment packed: ${parcel}`, who: null, text: null },
        ...(deliveredAt === null ? [] : [{ at: deliveredAt, ...delivered }]),
      ]
    }),
    ...refunds.map(({ at, amount, state, who, reason }) => ({
      at,
      what: `Refund of ${formatPrice(amount)}, ${readable(state).toLowerCase()}`,
      who: actorName(who),
      text: reason,
    })),
    ...emails.map((email) => ({
      at: email.at,
      what: `${emailLabel(email.template)} ${STATES[email.state]} ${email.to}`,
      who: null,
      text: null,
      email,
    })),
    ...notes.map(({ at, who, text }) => ({ at, what: 'Note', who: actorName(who), text })),
  ]
  // Of two moves at the same time, the later one in the list is the newer.
  return events
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .toReversed()
    .map((event) => ({ email: null, ...event }))
}

const STATES: Record<Email['state'], string> = {
  queued: 'queued for',
  sent: 'sent to',
  failed: 'could not be delivered to',
}
