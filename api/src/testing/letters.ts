import type { Db } from '../platform/database/open-database.ts'
import type { Mail } from '../platform/email/queue-mail.ts'

/** The letters to an address that wait in the outbox, the oldest first. */
export async function lettersTo(db: Db, to: string): Promise<Mail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'mail')
    .orderBy('id')
    .execute()
  return rows.map(({ payload }) => payload as Mail).filter((mail) => mail.to === to)
}

/** The token of the newest link to a new password. */
export async function resetTokenOf(db: Db, to: string): Promise<string> {
  const links = (await lettersTo(db, to)).filter((mail) => mail.template === 'reset')
  return links.at(-1)?.data.token ?? ''
}
