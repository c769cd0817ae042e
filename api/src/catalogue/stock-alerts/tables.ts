import type { Generated } from 'kysely'

export interface StockAlertTables {
  stock_alerts: {
    id: Generated<number>
    product_id: number
    email: string
    /** Ends it, and can do nothing else. */
    key: string
    created_at: Date
    sent_at: Generated<Date | null>
  }
}
