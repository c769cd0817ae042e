import type { Generated } from 'kysely'

export interface NewsletterTables {
  newsletter_subscriptions: {
    id: Generated<number>
    email: string
    created_at: Generated<Date>
    /** When the address's owner confirmed it; null before that. */
    confirmed_at: Date | null
    /** The hash of the last confirmation email's token; null for subscribers from before emails were sent. */
    token_hash: Buffer | null
    letter_at: Date | null
    /** The secret that can only take the address off the list. */
    unsubscribe_key: Generated<string>
  }
}
