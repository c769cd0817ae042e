import { sql } from 'kysely'

import { recordAudit, type StaffCaller } from '../../audit/record-audit.ts'
import type { Db } from '../../database/open-database.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { wakeJob } from '../../wake-job.ts'
import { isWhole } from './is-whole.ts'

interface SendingAgain {
  id: number
  by: StaffCaller
  now: Date
}

/** The job that sends what is due. */
const SEND_EMAILS = 'sendEmails'

/** Puts an email that was given up back into the outbox, as if it had never been tried. */
export const sendAgain = (db: Db, { id, by, now }: SendingAgain) =>
  db.transaction().execute(async (trx) => {
    const email = await lockEmail(trx, id)
    if (email.outcome !== 'given_up') {
      throw conflict('not_failed', 'This email was already put back to be sent, or has arrived.')
    }
    if (!isWhole(email.template)) {
      throw conflict('not_whole', 'The link in this email is erased. Its reader has to ask for a new one.')
    }
    await trx
      .updateTable('outbox')
      .set({ outcome: null, done_at: null, last_error: null, attempts: 0, available_at: now })
      .where('id', '=', id)
      .execute()
    await recordAudit(trx, {
      by,
      action: 'email.send_again',
      subject: { kind: 'email', id },
      before: { template: email.template, error: email.last_error },
      after: {},
      at: now,
    })
    await wakeJob(trx, SEND_EMAILS)
  })

async function lockEmail(trx: Db, id: number) {
  const email = await trx
    .selectFrom('outbox')
    .select(['outcome', 'last_error', sql<string>`payload ->> 'template'`.as('template')])
    .where('id', '=', id)
    .where('topic', '=', 'mail')
    .forUpdate()
    .executeTakeFirst()
  if (!email) throw notFound('This email')
  return email
}
