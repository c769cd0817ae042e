import { countBulkEmails, type Db, queueBulkEmails } from '../../platform/index.ts'

/** The most emails of newsletters that wait in the outbox at once: a stop leaves no more than these. */
const MOST_QUEUED = 500

interface Needs {
  db: Db
  now: () => Date
}

/**
 * Creates the job that queues the next emails of the issues that are being sent, and ends an issue that everybody has
 * got. A recipient's state and their email are written in one transaction, so that it may end at any point.
 */
export const createSendNewsletters =
  ({ db, now }: Needs) =>
  async () => {
    const issues = await db
      .selectFrom('newsletter_issues')
      .select('id')
      .where('state', '=', 'sending')
      .orderBy('started_at')
      .orderBy('id')
      .execute()
    for (const { id } of issues) await db.transaction().execute((trx) => queueNext(trx, id, now()))
  }

async function queueNext(trx: Db, issueId: number, at: Date) {
  // What another process is queueing, this one leaves alone.
  const issue = await trx
    .selectFrom('newsletter_issues')
    .select('id')
    .where('id', '=', issueId)
    .where('state', '=', 'sending')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!issue) return
  const room = MOST_QUEUED - (await countBulkEmails(trx))
  if (room > 0) await queueSome(trx, issueId, room)
  await endWhenDone(trx, issueId, at)
}

async function queueSome(trx: Db, issueId: number, most: number) {
  const recipients = await trx
    .selectFrom('newsletter_recipients')
    .select(['id', 'email'])
    .where('issue_id', '=', issueId)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .limit(most)
    .execute()
  if (recipients.length === 0) return
  const ids = recipients.map(({ id }) => id)
  await trx.updateTable('newsletter_recipients').set({ state: 'queued' }).where('id', 'in', ids).execute()
  await queueBulkEmails(
    trx,
    recipients.map(({ id, email }) => ({
      onceKey: `newsletter ${issueId} ${id}`,
      email: { template: 'newsletter_issue', to: email, data: { issue_id: issueId, recipient_id: id } },
    })),
  )
}

async function endWhenDone(trx: Db, issueId: number, at: Date) {
  await trx
    .updateTable('newsletter_issues')
    .set({ state: 'sent', ended_at: at })
    .where('id', '=', issueId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletter_recipients as open')
            .select('open.id')
            .where('open.issue_id', '=', issueId)
            .where('open.state', 'in', ['waiting', 'queued']),
        ),
      ),
    )
    .execute()
}
