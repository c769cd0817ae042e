import type { StoredBuild } from '../../bikes/index.ts'
import type { PricedLine } from '../money/rules.ts'
import type { Judgement, LineFacts } from './line-problem.ts'

/** A line of a cart with today's price, and what its owner has to know of it. */
export interface CartLine extends PricedLine, Judgement {
  /** Of a guest's cart: what the guest calls it, or the product's. */
  id: number
  title: string
  description: string
  image: string | null
  bike_slug: string | null
  /** Of upgrades: the bike that they are for. */
  order_bike_id: number | null
  build: StoredBuild | null
  /** Working days until it is built; 0: there is nothing to build, null: on request. */
  lead_days: number | null
}

/** A line as it is stored, with its product, before anybody has validated it. */
export type LineRow = Omit<CartLine, keyof Judgement | 'lead_days' | 'order_bike_id'> &
  LineFacts & { bike_id: number | null }
