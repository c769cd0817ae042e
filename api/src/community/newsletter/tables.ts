import type { NewsletterIssueState, NewsletterSegment } from '@nireeka/contracts/api'
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
  newsletter_issues: {
    id: Generated<number>
    subject: string
    preheader: string
    /** Markdown. */
    body: string
    segment: NewsletterSegment
    bike_id: number | null
    country_id: number | null
    state: Generated<NewsletterIssueState>
    /** Counts the changes by staff. */
    version: Generated<number>
    /** The idempotency key of the call that created it. */
    created_key: string | null
    updated_at: Generated<Date>
    started_at: Generated<Date | null>
    ended_at: Generated<Date | null>
  }
  /** Who gets an issue, from the moment when sending starts. */
  newsletter_recipients: {
    id: Generated<number>
    issue_id: number
    email: string
    state: Generated<'waiting' | 'queued' | 'sent' | 'failed' | 'skipped'>
    /** When the address left the list after it got the issue. */
    left_at: Generated<Date | null>
  }
  /** Addresses that a mail server has refused for good. */
  newsletter_bounces: {
    id: Generated<number>
    email: string
    reason: string
    bounced_at: Date
  }
}
