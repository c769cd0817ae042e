import type { SharePart } from '@nireeka/ui/charts'

import type { Overview } from './overview.api.ts'

const GROUPS: Array<[label: string, states: string[]]> = [
  ['Delivered', ['delivered']],
  [
    'Returned or cancelled',
    ['cancelled', 'expired', 'return_requested', 'returned', 'refunded', 'partly_refunded'],
  ],
  ['On its way', ['partly_shipped', 'shipped']],
  ['Paid, to ship', ['paid', 'in_production', 'quality_check', 'ready_to_ship']],
  ['Awaiting payment or review', ['pending_payment', 'held']],
]

const countOf = (orders: Overview['ordersByState'], states: string[]) =>
  orders.reduce((sum, { status, count }) => (states.includes(status) ? sum + count : sum), 0)

/** Returns the orders grouped from their many states into five. */
export const groupStates = (orders: Overview['ordersByState']): SharePart[] =>
  GROUPS.map(([label, states]) => ({ label, value: countOf(orders, states) }))

/** Returns the number of orders that are paid but not shipped. */
export const toBeSent = (orders: Overview['ordersByState']) =>
  groupStates(orders).find(({ label }) => label === 'Paid, to ship')?.value ?? 0
