import type { Content, Db, EmailEnds, EmailWriters, PageAddress } from '../../platform/index.ts'
import { wakeJob } from '../../platform/index.ts'
import { markdownBlocks } from './markdown-blocks.ts'

/** The name of the job that queues the next emails. */
export const SEND_NEWSLETTERS = 'sendNewsletters'
/** The job is woken whenever about this many emails have left the outbox, and when none is left. */
const WAKE_EVERY = 50

interface Issue {
  subject: string
  preheader: string
  body: string
}

/** Returns an issue as an email. `unsubscribe` is missing in previews and tests, whose reader needs no way out. */
export function newsletterIssue(
  { subject, preheader, body }: Issue,
  page: PageAddress,
  unsubscribe?: string,
): Content {
  return {
    subject,
    heading: subject,
    preview: preheader || undefined,
    blocks: markdownBlocks(body, page),
    reason: 'You’re getting this email because you subscribed to our newsletter.',
    unsubscribe,
  }
}

export const newsletterIssueEmails: EmailWriters<'newsletter_issue' | 'newsletter_test'> = {
  /** Who has left the list since sending began gets nothing. */
  async newsletter_issue({ data, to }, page, db) {
    const reader = await db
      .selectFrom('newsletter_subscriptions as subscriber')
      .leftJoin('newsletter_bounces as bounce', 'bounce.email', 'subscriber.email')
      .select(['subscriber.unsubscribe_key'])
      .where('subscriber.email', '=', to)
      .where('subscriber.confirmed_at', 'is not', null)
      .where('bounce.id', 'is', null)
      .executeTakeFirst()
    const issue = reader && (await readIssue(db, data.issue_id))
    if (!issue) return null
    return newsletterIssue(issue, page, page('/newsletter', { unsubscribe: reader.unsubscribe_key }))
  },
  async newsletter_test({ data }, page, db) {
    const issue = await readIssue(db, data.issue_id)
    if (!issue) return null
    const content = newsletterIssue(issue, page)
    return { ...content, subject: `Test: ${issue.subject}`, reason: 'This is a test from the back office.' }
  },
}

const STATES = { sent: 'sent', given_up: 'failed', dropped: 'skipped' } as const

export const newsletterEnds: EmailEnds = {
  /** Notes what became of a recipient's email, and the address if a mail server has refused it for good. */
  async newsletter_issue(trx, { email: { data, to }, outcome, at, refusal }) {
    await trx
      .updateTable('newsletter_recipients')
      .set({ state: STATES[outcome] })
      .where('id', '=', data.recipient_id)
      .execute()
    if (refusal !== null) {
      await trx
        .insertInto('newsletter_bounces')
        .values({ email: to, reason: refusal, bounced_at: at })
        .onConflict((known) => known.column('email').doNothing())
        .execute()
    }
    if (data.recipient_id % WAKE_EVERY === 0 || !(await isAnyQueued(trx, data.issue_id))) {
      await wakeJob(trx, SEND_NEWSLETTERS)
    }
  },
}

async function isAnyQueued(trx: Db, issueId: number): Promise<boolean> {
  const queued = await trx
    .selectFrom('newsletter_recipients')
    .select('id')
    .where('issue_id', '=', issueId)
    .where('state', '=', 'queued')
    .limit(1)
    .executeTakeFirst()
  return queued !== undefined
}

const readIssue = (db: Db, id: number) =>
  db
    .selectFrom('newsletter_issues')
    .select(['subject', 'preheader', 'body'])
    .where('id', '=', id)
    .executeTakeFirst()

declare module '../../platform/email/queue-email.ts' {
  interface EmailData {
    newsletter_issue: { issue_id: number; recipient_id: number }
    newsletter_test: { issue_id: number }
  }
}
