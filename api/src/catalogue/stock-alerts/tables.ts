import type { Generated } from 'kysely'

export interface StockAlertTables {
  stock_alerts: {
    id: Generated<number>
    product_id: number
    email: string
    /** The secret in the email's link, which can only delete the alert. */
    key: string
    created_at: Date
    sent_at: Generated<Date | null>
  }
}
