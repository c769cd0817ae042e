import { formatDate, formatDateSpan } from '@nireeka/contracts'
import type { ShownOrderStatus } from '@nireeka/contracts/api'

import type { Order } from './order.ts'
import { formatDays } from './order-amounts.ts'
import { statusLabel } from './order-status.ts'

/** The steps of an order that is only packed and sent. */
const PACKED = ['Placed', 'Payment', 'Packing', 'On its way', 'Delivered'] as const
/** The steps of an order with a bike. */
const BUILT = [
  'Placed',
  'Payment',
  'Building',
  'Final check',
  'Ready to ship',
  'On its way',
  'Delivered',
] as const

type Step = (typeof PACKED)[number] | (typeof BUILT)[number]

/** The step that an order is at; null for one that is over, such as a cancelled one. */
const STEPS: Partial<Record<ShownOrderStatus, { packed: Step; built: Step }>> = {
  pending_payment: { packed: 'Payment', built: 'Payment' },
  held: { packed: 'Payment', built: 'Payment' },
  paid: { packed: 'Packing', built: 'Building' },
  in_production: { packed: 'Packing', built: 'Building' },
  quality_check: { packed: 'Packing', built: 'Final check' },
  ready_to_ship: { packed: 'Packing', built: 'Ready to ship' },
  partly_shipped: { packed: 'On its way', built: 'On its way' },
  shipped: { packed: 'On its way', built: 'On its way' },
}

/** Tells whether an order is still to arrive, or to be paid. */
export const isUnderWay = (status: ShownOrderStatus) => status in STEPS

export interface Progress {
  steps: readonly Step[]
  /** The index of the current step; the number of steps when the order has arrived. */
  current: number
}

/** Returns how far an order is; null if it was cancelled, returned or refunded. */
export function progressOf({ status, hasBike }: Pick<Order, 'status' | 'hasBike'>): Progress | null {
  const steps: readonly Step[] = hasBike ? BUILT : PACKED
  if (status === 'delivered') return { steps, current: steps.length }
  const step = STEPS[status]
  return step ? { steps, current: steps.indexOf(hasBike ? step.built : step.packed) } : null
}

type Building = Pick<Order, 'status' | 'hasBike' | 'builtBy' | 'leadDays'>

/** Returns until when an order's bikes are built, in a sentence; null when nothing is to be built any more. */
export function buildTime({ status, hasBike, builtBy, leadDays }: Building): string | null {
  if (!hasBike || !TO_BUILD.includes(status)) return null
  if (builtBy) return `We’ll have it built by ${formatDate(builtBy)}.`
  return leadDays ? `Building takes ${formatDays({ min: leadDays, max: leadDays })} once it’s paid.` : null
}

/** Returns the days on which an order is expected: "November 6 to 11". */
export const arrivalDays = ({ from, to }: NonNullable<Order['arrival']>): string => formatDateSpan(from, to)

/** Returns when an order is expected, in a sentence; null while no day is known. */
export const arrivalTime = ({ arrival }: Pick<Order, 'arrival'>): string | null =>
  arrival ? `Expected delivery: ${arrivalDays(arrival)}.` : null

type Headed = Pick<Order, 'status' | 'arrival' | 'hasBike'>

/** Returns what matters most about an order under way: that it isn't paid, or else when it arrives or how far it is. */
export function headlineOf({ status, arrival, hasBike }: Headed): string {
  if (!arrival || status === 'pending_payment' || status === 'held')
    return statusLabel({ status, hasBike }).label
  return `Arrives ${arrivalDays(arrival)}`
}

const TO_BUILD: ShownOrderStatus[] = ['pending_payment', 'held', 'paid', 'in_production', 'quality_check']
