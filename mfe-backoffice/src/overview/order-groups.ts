import type { OrderFiguresData } from '@nireeka/contracts/api'
import type { SharePart } from '@nireeka/ui/charts'

export type OrderState = OrderFiguresData['states'][number]

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

const countOf = (states: readonly OrderState[], names: string[]) =>
  states.reduce((sum, { status, now }) => (names.includes(status) ? sum + now : sum), 0)

/** Returns the orders of the period grouped from their many states into five. */
export const groupStates = (states: readonly OrderState[]): SharePart[] =>
  GROUPS.map(([label, names]) => ({ label, value: countOf(states, names) }))
