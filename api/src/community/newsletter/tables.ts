import type { Generated } from 'kysely'

export interface NewsletterTables {
  newsletter_subscriptions: {
    id: Generated<number>
    email: string
    created_at: Generated<Date>
    /** Null until the address's owner has said yes. */
    confirmed_at: Date | null
    /** Of the token in the last email that asked; null for who subscribed before emails were sent. */
    token_hash: Buffer | null
    letter_at: Date | null
    /** Takes the address off the list, and nothing else. */
    unsubscribe_key: Generated<string>
  }
}
