import type { OrderStatus } from '@nireeka/contracts/api'

/** The user names of the demo members who have ordered. Cara has no orders. */
export type Buyer = 'anna' | 'ben' | 'devanshu' | 'eve'

/** How a seeded order's history ends. */
export type Fate =
  | 'paid'
  | 'ready_to_ship'
  | 'partly_shipped'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'expired'
  | 'declined'
  | 'return_requested'
  | 'return_rejected'
  | 'returned'
  | 'refunded'
  | 'partly_refunded'

export interface History {
  buyer: Buyer
  daysAgo: number
  /** The number of pieces ordered, by accessory id. */
  lines: Record<number, number>
  fate: Fate
  /** The part that store credit paid, or was to pay, in cents. */
  creditCents: number
}

type Row = [
  daysAgo: number,
  buyer: Buyer,
  lines: Record<number, number>,
  fate?: Fate | undefined,
  creditCents?: number,
]

/** Anna's orders over a year. */
const YEAR: Row[] = [
  [150, 'anna', { 1: 1, 10: 1 }],
  [1, 'anna', { 3: 1, 7: 2 }],
  [338, 'anna', { 14: 1, 8: 1 }],
  [301, 'anna', { 22: 1, 18: 1 }],
  [246, 'anna', { 4: 2, 6: 1 }],
  [214, 'anna', { 19: 1, 1: 1 }, 'refunded'],
  [197, 'anna', { 19: 1, 16: 1 }],
  [118, 'anna', { 13: 1 }],
  [70, 'anna', { 23: 2, 9: 1 }, 'delivered', 1500],
  [47, 'anna', { 20: 1, 11: 1 }],
]

/** The orders of the shop's last month, with busy weekends and quiet days. */
const MONTH: Row[] = [
  [29.3, 'ben', { 1: 1, 7: 1 }],
  [28.6, 'eve', { 3: 1 }],
  [27.2, 'devanshu', { 10: 1, 9: 2 }],
  [26.4, 'ben', { 21: 1 }],
  [25.7, 'eve', { 8: 1, 7: 1, 9: 1 }, 'partly_refunded'],
  [25.1, 'devanshu', { 13: 1 }],
  // Her bank declined the first attempt, which was to use store credit, too.
  [24.9, 'anna', { 16: 1 }, 'declined', 3000],
  [24.8, 'anna', { 16: 1 }],
  [23.2, 'ben', { 14: 1 }, 'refunded'],
  [22.5, 'eve', { 4: 2 }],
  [21.4, 'devanshu', { 1: 2, 17: 1 }, 'partly_refunded'],
  [21.1, 'ben', { 22: 2 }],
  [19.6, 'eve', { 19: 1 }],
  [18.9, 'devanshu', { 24: 1 }],
  [18.3, 'ben', { 14: 1, 12: 1 }, 'return_rejected'],
  [18.1, 'eve', { 6: 1, 18: 1 }],
  [17.4, 'devanshu', { 23: 1 }, 'expired'],
  [16.2, 'ben', { 3: 1, 15: 1 }, 'return_requested'],
  [15.5, 'eve', { 11: 1, 10: 1 }, 'returned'],
  [14.7, 'devanshu', { 2: 1 }, 'returned'],
  [14.2, 'ben', { 8: 2 }, 'returned'],
  [13.8, 'eve', { 21: 1, 22: 1 }, 'returned'],
  [12.4, 'anna', { 2: 1, 23: 1 }, 'return_rejected'],
  [11.6, 'devanshu', { 14: 1, 1: 1 }, 'return_requested'],
  [11.3, 'ben', { 20: 1 }, 'return_requested'],
  [11.1, 'eve', { 16: 2 }, 'return_requested'],
  [9.5, 'devanshu', { 12: 1 }, 'cancelled'],
  [8.7, 'ben', { 4: 1, 6: 1 }],
  [8.2, 'eve', { 1: 1 }],
  [7.4, 'devanshu', { 19: 1, 18: 1 }],
  [7.2, 'ben', { 13: 1, 15: 1 }],
  [6.3, 'eve', { 7: 2, 9: 1 }],
  [5.1, 'devanshu', { 3: 2 }],
  [4.6, 'ben', { 24: 2 }],
  [4.4, 'eve', { 14: 1, 15: 1 }, 'partly_shipped'],
  [4.2, 'devanshu', { 10: 1 }],
  [3.5, 'ben', { 1: 1, 8: 1, 7: 1 }, 'partly_shipped'],
  [2.8, 'eve', { 22: 1 }],
  [2.2, 'devanshu', { 19: 1 }],
  [1.3, 'ben', { 23: 1, 18: 1 }],
  [0.4, 'eve', { 3: 1, 1: 1 }],
  [0.1, 'devanshu', { 16: 1 }],
]

export const HISTORIES: History[] = [...YEAR, ...MONTH].map(
  ([daysAgo, buyer, lines, fate = usualFate(daysAgo), creditCents = 0]) => ({
    daysAgo,
    buyer,
    lines,
    fate,
    creditCents,
  }),
)

/** Returns the status that an order of this age has reached when nothing goes wrong. */
function usualFate(daysAgo: number): Fate {
  if (daysAgo < 2) return 'paid'
  if (daysAgo < 3) return 'ready_to_ship'
  return daysAgo < 7 ? 'shipped' : 'delivered'
}

const SENT: Array<[OrderStatus, days: number]> = [
  ['ready_to_ship', 1],
  ['shipped', 2],
  ['delivered', 6],
]

/** The status changes of each kind of order, each with the number of days after it was placed. */
export const STEPS: Record<Fate, Array<[status: OrderStatus, days: number]>> = {
  expired: [['expired', 0]],
  declined: [['expired', 0.05]],
  paid: [['paid', 0]],
  cancelled: [
    ['paid', 0],
    ['cancelled', 1],
  ],
  ready_to_ship: [['paid', 0], ...SENT.slice(0, 1)],
  partly_shipped: [['paid', 0], ...SENT.slice(0, 1), ['partly_shipped', 2]],
  shipped: [['paid', 0], ...SENT.slice(0, 2)],
  delivered: [['paid', 0], ...SENT],
  return_requested: [['paid', 0], ...SENT, ['return_requested', 9]],
  return_rejected: [['paid', 0], ...SENT, ['return_requested', 8], ['delivered', 9]],
  returned: [['paid', 0], ...SENT, ['return_requested', 8], ['returned', 12]],
  partly_refunded: [['paid', 0], ...SENT, ['return_requested', 8], ['returned', 12], ['partly_refunded', 14]],
  refunded: [['paid', 0], ...SENT, ['return_requested', 8], ['returned', 12], ['refunded', 14]],
}
