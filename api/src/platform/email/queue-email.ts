import type { Db } from '../database/open-database.ts'

/** What each email needs, by its template: every area adds its own. Addresses of pages are made when it is sent. */
export interface EmailData {}

export type EmailTemplate = keyof EmailData

/** An email as the outbox keeps it until it is sent. */
export type QueuedEmail<T extends EmailTemplate = EmailTemplate> = {
  [Name in T]: { template: Name; to: string; data: EmailData[Name] }
}[T]

/** Puts an email into the outbox, within the caller's transaction: it is sent if and only if that holds. */
export async function queueEmail(trx: Db, email: QueuedEmail) {
  const payload = JSON.stringify(email, (_key, value: unknown) => wellFormed(value))
  await trx.insertInto('outbox').values({ topic: 'mail', payload, done_at: null, last_error: null }).execute()
}

/** Half a surrogate pair and NUL are strings to us and refused by jsonb: no text of a person's may fail the caller. */
const wellFormed = (value: unknown) =>
  typeof value === 'string' ? Buffer.from(value).toString().replaceAll('\0', '') : value
