import type { StockReason } from '@nireeka/contracts/api'
import type { Generated } from 'kysely'

export interface StockTables {
  /** Every change of stock. To add a row changes the stock of its item; the database refuses to change rows. */
  stock_movements: {
    id: Generated<number>
    /** The product, or the part of the configurator, that was moved: one of the two. */
    product_id: number | null
    part_id: number | null
    /** How many pieces came (positive) or went (negative). */
    count: number
    /** The item's stock with this movement; null when it isn't counted any more. */
    stock_after: Generated<number | null>
    reason: StockReason
    order_id: number | null
    /** `admin:3`, `member:12` or `shop`. */
    actor: string
    note: string | null
    /** The idempotency key of the call that made it. */
    key: string | null
    at: Generated<Date>
  }
}
