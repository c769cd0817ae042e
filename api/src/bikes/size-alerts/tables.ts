import type { Generated } from 'kysely'

export interface SizeAlertTables {
  /** Who wants one email when a size of a bike is built again. */
  size_alerts: {
    id: Generated<number>
    size_id: number
    email: string
    /** The secret in the email's link, which can only delete the alert. */
    key: string
    created_at: Date
    sent_at: Generated<Date | null>
  }
}
