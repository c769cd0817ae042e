import type { OrderScheduleData } from '@nireeka/contracts/api'

import { addWorkingDays } from '../../bikes/index.ts'
import type { OrderFacts } from './order-facts.ts'

type Facts = Pick<OrderFacts, 'placed_at' | 'paid_at' | 'lead_days' | 'days_min' | 'days_max'> & {
  status: OrderFacts['status']
  held_reason: string | null
  lines: ReadonlyArray<{ kind: string; category: string | null }>
  shipments: ReadonlyArray<{ created_at: Date }>
}

/** The states in which something of an order is still to arrive. */
const UNDER_WAY: ReadonlyArray<OrderFacts['status']> = [
  'pending_payment',
  'paid',
  'in_production',
  'quality_check',
  'ready_to_ship',
  'partly_shipped',
  'shipped',
]

/**
 * Returns what happens to an order when. Bikes are built by the day that the workshop has promised, the lead time in
 * working days after the payment. The working days of shipping follow, from the last parcel once all is sent. Null
 * without a promise, while a payment waits for a decision, and for an order that has arrived or is over.
 */
export function scheduleOf(order: Facts): OrderScheduleData | null {
  const { lead_days, days_min, days_max } = order
  if (days_min === null || days_max === null || lead_days === null || !isUnderWay(order)) return null
  const { sent, built } = milestonesOf(order, lead_days)
  const leaves = sent ?? built ?? startOf(order)
  return {
    ordered_on: dayOf(order.placed_at),
    built_on: built && dayOf(built),
    sent_on: sent || built ? dayOf(leaves) : null,
    arrives_from: dayOf(addWorkingDays(leaves, days_min)),
    arrives_to: dayOf(addWorkingDays(leaves, days_max)),
  }
}

/** Returns when an order was sent in full, and when its bikes are built. */
function milestonesOf(order: Facts, leadDays: number) {
  const hasBike = order.lines.some(({ kind }) => kind === 'bike')
  return {
    sent: order.status === 'shipped' ? (order.shipments.at(-1)?.created_at ?? null) : null,
    built: hasBike ? addWorkingDays(startOf(order), leadDays) : null,
  }
}

const startOf = ({ paid_at, placed_at }: Facts) => paid_at ?? placed_at

/** Tells whether parcels are to be expected: gift cards come by email. */
const isUnderWay = ({ status, held_reason, lines }: Facts) =>
  held_reason === null && UNDER_WAY.includes(status) && lines.some(({ category }) => category !== 'gift')

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
