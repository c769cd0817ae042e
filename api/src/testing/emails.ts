import type { Db } from '../platform/database/open-database.ts'
import type { QueuedEmail } from '../platform/email/queue-email.ts'

/** The emails to an address that wait in the outbox, the oldest first. */
export async function emailsTo(db: Db, to: string): Promise<QueuedEmail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'mail')
    .orderBy('id')
    .execute()
  return rows.map(({ payload }) => payload as QueuedEmail).filter((mail) => mail.to === to)
}

/** The token of the newest link to a new password. */
export async function resetTokenOf(db: Db, to: string): Promise<string> {
  const links = (await emailsTo(db, to)).filter((mail) => mail.template === 'reset')
  return links.at(-1)?.data.token ?? ''
}
