import type { OrderStatus } from '@nireeka/contracts/api'

import type { Buyer } from './order-histories.ts'

type Step = readonly [status: OrderStatus, daysAgo: number]

/** An order of one build by a demo member. */
export interface BikeOrder {
  buyer: Buyer
  productId: number
  count: number
  build: { size_id: number; color_id: number; ral: string[]; part_ids: number[] }
  /** The statuses that it has been through, the first pending_payment, and how many days ago. */
  steps: readonly [Step, ...Step[]]
}

/** Anna's order of a Prime in M and Pine, with strong brakes and fenders: the bike that she rides. */
export const ANNAS_ORDER: BikeOrder = {
  buyer: 'anna',
  productId: 9001,
  count: 1,
  build: { size_id: 12, color_id: 3, ral: [], part_ids: [503, 2001] },
  steps: [
    ['pending_payment', 382],
    ['paid', 382],
    ['in_production', 370],
    ['quality_check', 354],
    ['ready_to_ship', 352],
    ['shipped', 350],
    ['delivered', 345],
  ],
}

/** Ben's order of a Homie in L and Chalk, with belt, fenders and rack. */
export const BENS_ORDER: BikeOrder = {
  buyer: 'ben',
  productId: 9002,
  count: 1,
  build: { size_id: 23, color_id: 2, ral: [], part_ids: [403, 2001, 2002] },
  steps: [
    ['pending_payment', 16],
    ['paid', 16],
    ['in_production', 12],
  ],
}

/** Bikes in each status of the workshop: one is late, one is on request, and one order has two. */
export const WORKSHOP_ORDERS: BikeOrder[] = [
  {
    buyer: 'eve',
    productId: 9003,
    count: 1,
    build: { size_id: 32, color_id: 1, ral: [], part_ids: [] },
    steps: [
      ['pending_payment', 2],
      ['paid', 2],
    ],
  },
  {
    buyer: 'devanshu',
    productId: 9001,
    count: 1,
    build: { size_id: 11, color_id: 9, ral: ['5024', '3020'], part_ids: [] },
    steps: [
      ['pending_payment', 5],
      ['paid', 5],
    ],
  },
  {
    buyer: 'eve',
    productId: 9001,
    count: 2,
    build: { size_id: 12, color_id: 5, ral: [], part_ids: [503] },
    steps: [
      ['pending_payment', 44],
      ['paid', 44],
      ['in_production', 6],
    ],
  },
  {
    buyer: 'devanshu',
    productId: 9002,
    count: 1,
    build: { size_id: 22, color_id: 4, ral: [], part_ids: [2001] },
    steps: [
      ['pending_payment', 19],
      ['paid', 19],
      ['in_production', 7],
      ['quality_check', 1],
    ],
  },
  {
    buyer: 'ben',
    productId: 9003,
    count: 1,
    build: { size_id: 32, color_id: 3, ral: [], part_ids: [] },
    steps: [
      ['pending_payment', 35],
      ['paid', 35],
      ['in_production', 9],
      ['quality_check', 4],
      ['ready_to_ship', 3],
    ],
  },
]
