import type { StoredBuild } from '../../bikes/index.ts'
import type { PricedLine } from '../money/rules.ts'
import type { LineValidation, LineFacts } from './line-problem.ts'

/** A cart line with today's price and the notices for the cart's owner. */
export interface CartLine extends PricedLine, LineValidation {
  /** The line's id; in a guest's cart, the id that the browser chose, or else the product's. */
  id: number
  title: string
  description: string
  image: string | null
  /** What a variant differs in from its siblings: { Size: 'M' }; empty for other products. */
  options: Record<string, string>
  bike_slug: string | null
  /** The owned bike that upgrades are for; null for other lines. */
  order_bike_id: number | null
  build: StoredBuild | null
  /** The working days to build the bike; 0 when nothing has to be built, null when delivery is on request. */
  lead_days: number | null
  /** What the law of the country of delivery says about the build; null for other lines. */
  warning: string | null
}

/** A stored cart line with its product, before validation. */
export type LineRow = Omit<CartLine, keyof LineValidation | 'lead_days' | 'order_bike_id' | 'warning'> &
  LineFacts & { bike_id: number | null }
