import type { Db } from '../database/open-database.ts'

/**
 * The data of each email by template; every area adds its own by declaration merging. Page addresses are made at
 * sending.
 */
export interface EmailData {}

export type EmailTemplate = keyof EmailData

/** An email as the outbox stores it until it is sent. */
export type QueuedEmail<T extends EmailTemplate = EmailTemplate> = {
  [Name in T]: { template: Name; to: string; data: EmailData[Name] }
}[T]

/** Puts an email into the outbox within the caller's transaction: it is sent only if that commits. */
export async function queueEmail(trx: Db, email: QueuedEmail) {
  await trx.insertInto('outbox').values(rowOf(email)).execute()
}

/** An email of many. The same `onceKey` is queued once, however often it is asked for. */
export interface BulkEmail {
  email: QueuedEmail
  onceKey: string
}

/** Puts emails to many readers into the outbox, which sends them when no other email is due. */
export async function queueBulkEmails(trx: Db, emails: readonly BulkEmail[]) {
  if (emails.length === 0) return
  await trx
    .insertInto('outbox')
    .values(emails.map(({ email, onceKey }) => ({ ...rowOf(email), is_bulk: true, once_key: onceKey })))
    .onConflict((known) => known.column('once_key').doNothing())
    .execute()
}

/** Counts the emails to many that haven't been tried yet. */
export async function countBulkEmails(trx: Db): Promise<number> {
  const { count } = await trx
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('is_bulk', '=', true)
    .where('done_at', 'is', null)
    .where('attempts', '=', 0)
    .executeTakeFirstOrThrow()
  return count
}

const rowOf = (email: QueuedEmail) => ({
  topic: 'mail',
  payload: JSON.stringify(email, (_key, value: unknown) => wellFormed(value)),
  done_at: null,
  last_error: null,
})

/**
 * Returns a value without NUL characters and lone surrogates, which JavaScript allows but jsonb refuses, so that user
 * text can't fail the caller.
 */
const wellFormed = (value: unknown) =>
  typeof value === 'string' ? Buffer.from(value).toString().replaceAll('\0', '') : value
