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
  const payload = JSON.stringify(email, (_key, value: unknown) => wellFormed(value))
  await trx.insertInto('outbox').values({ topic: 'mail', payload, done_at: null, last_error: null }).execute()
}

/**
 * Returns a value without NUL characters and lone surrogates, which JavaScript allows but jsonb refuses, so that user
 * text can't fail the caller.
 */
const wellFormed = (value: unknown) =>
  typeof value === 'string' ? Buffer.from(value).toString().replaceAll('\0', '') : value
