import type { AuditAction, NewsletterIssueState } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import { conflict, type Db, recordAudit, type StaffCaller, wakeJob } from '../../platform/index.ts'
import { SEND_NEWSLETTERS } from './issue-emails.ts'
import { lockIssue } from './lock-issue.ts'
import { type Audience, subscribersIn } from './segments.ts'

interface Needs {
  db: Db
  now: () => Date
}

interface Step {
  id: number
  version: number
  by: StaffCaller
}

/** Creates the functions by which admins start, stop and continue the sending of an issue. */
export function createSendIssues({ db, now }: Needs) {
  /** Moves an issue to its next state in a transaction, and records it. */
  const move = ({ id, version, by }: Step, { from, to, action, first }: Move) =>
    db.transaction().execute(async (trx) => {
      const issue = await lockIssue(trx, id, version)
      if (issue.state !== from) throw conflict('wrong_state', SENTENCES[issue.state])
      const facts = await first?.(trx, issue)
      const at = now()
      await trx
        .updateTable('newsletter_issues')
        .set({ state: to, version: version + 1, updated_at: at, started_at: issue.started_at ?? at })
        .where('id', '=', id)
        .execute()
      await recordAudit(trx, {
        by,
        action,
        subject: { kind: 'newsletter', id },
        before: { state: from },
        after: { state: to, ...facts },
        at,
      })
      if (to === 'sending') await wakeJob(trx, SEND_NEWSLETTERS)
    })

  return {
    /** Starts the sending to those who are in the segment now; throws a 409 when nobody is. */
    send: (step: Step) =>
      move(step, { from: 'draft', to: 'sending', action: 'newsletter.send', first: writeRecipients }),
    /** Stops the sending; what is in the outbox already still goes out. */
    stop: (step: Step) => move(step, { from: 'sending', to: 'stopped', action: 'newsletter.stop' }),
    resume: (step: Step) => move(step, { from: 'stopped', to: 'sending', action: 'newsletter.continue' }),
  }
}

interface Move {
  from: NewsletterIssueState
  to: NewsletterIssueState
  action: AuditAction
  /** What is written first, in the same transaction; returns what the audit log has of it. */
  first?: (trx: Db, issue: Audience & { id: number }) => Promise<{ recipients: number }>
}

const SENTENCES: Record<NewsletterIssueState, string> = {
  draft: 'The sending of this issue hasn’t begun.',
  sending: 'This issue is being sent.',
  stopped: 'The sending of this issue is stopped.',
  sent: 'This issue has been sent.',
}

/** Writes down who gets the issue, in one statement. */
async function writeRecipients(trx: Db, issue: Audience & { id: number }) {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('newsletter_recipients')
    .columns(['issue_id', 'email'])
    .expression(
      subscribersIn(trx, issue)
        .select([sql<number>`${issue.id}::int`.as('issue_id'), 'subscriber.email'])
        .orderBy('subscriber.id'),
    )
    .executeTakeFirst()
  const recipients = Number(numInsertedOrUpdatedRows ?? 0)
  if (recipients === 0) throw conflict('nobody', 'Nobody on the list is in this segment.')
  return { recipients }
}
