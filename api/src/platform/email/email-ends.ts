import type { Db } from '../database/open-database.ts'
import type { EmailTemplate, QueuedEmail } from './queue-email.ts'
import type { Outcome } from './tables.ts'

/** What became of an email. */
export interface EmailEnd<T extends EmailTemplate = EmailTemplate> {
  email: QueuedEmail<T>
  outcome: Outcome
  at: Date
  /** Why the mail server has refused this reader for good; null for any other end. */
  refusal: string | null
}

type Follow<T extends EmailTemplate> = (trx: Db, end: EmailEnd<T>) => Promise<void>

/** What follows from an email's end, by template, in the transaction that marks it as done. */
export type EmailEnds = { [T in EmailTemplate]?: Follow<T> }

/** Does what follows from the end of an email. */
export async function followEnd(ends: EmailEnds, trx: Db, end: EmailEnd) {
  const { template } = end.email
  if (!Object.hasOwn(ends, template)) return
  const follow = ends[template] as Follow<EmailTemplate> | undefined
  await follow?.(trx, end)
}
