import type { Generated } from 'kysely'

export interface NewsletterTables {
  newsletter_subscriptions: { id: Generated<number>; email: string; created_at: Generated<Date> }
}
