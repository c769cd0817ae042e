import { type Selectable, sql } from 'kysely'

import type { Db } from '../../database/open-database.ts'
import type { Tables } from '../../database/tables.ts'
import { EmailRefused, type Transport } from '../email.ts'
import { type EmailEnds, followEnd } from '../email-ends.ts'
import type { QueuedEmail } from '../queue-email.ts'
import type { Outcome } from '../tables.ts'
import type { WriteEmail } from '../write-email.ts'
import { afterFailure } from './after-failure.ts'
import { codeOf, describe } from './describe-failure.ts'

const HALF_HOUR_MS = 1_800_000
/** The age beyond which an email is useless and is dropped, by template. */
const MOST_AGE_MS: Partial<Record<string, number>> = { reset: HALF_HOUR_MS }

export interface SendNeeds {
  db: Db
  write: WriteEmail
  transport: Transport
  /** What follows from an email's end. */
  ends?: EmailEnds
  now: () => Date
  /** Called for every failed attempt, with nothing of the email's content. */
  report: (failure: EmailFailure) => void
}

export interface EmailFailure {
  key: string
  template: string
  /** The number of the failed attempt, from 1. */
  attempt: number
  isGivenUp: boolean
  /** The error's code or name. The error's message, which may quote the email, stays in the database. */
  reason: string
}

type Row = Selectable<Tables['outbox']>
type Change = { done: 'sent' | 'dropped' } | { failed: unknown }

/**
 * Sends the email that is due first. Its row stays locked meanwhile, so that no other process takes it. If the process
 * dies, the lock is released and the email is sent again with the same Message-ID.
 */
export async function sendNext(needs: SendNeeds): Promise<'sent' | 'none due' | 'transport down'> {
  return needs.db.transaction().execute(async (trx) => {
    const row = await takeDue(trx, needs.now())
    if (!row) return 'none due'
    const mail = row.payload as QueuedEmail
    const change = await trySending(needs, row, mail)
    if ('done' in change) {
      await finish(needs, trx, row, { outcome: change.done, error: null })
      return 'sent'
    }
    return recordFailure(needs, trx, row, change.failed)
  })
}

/**
 * Selects and locks the next due email; those to many come after all others. Due times are compared with the later of our clock and the database's, which
 * set them, since ours may be behind.
 */
const takeDue = (trx: Db, at: Date): Promise<Row | undefined> =>
  trx
    .selectFrom('outbox')
    .selectAll()
    .where('topic', '=', 'mail')
    .where('done_at', 'is', null)
    .where('available_at', '<=', sql<Date>`greatest(${at}::timestamptz, now())`)
    .orderBy('is_bulk')
    .orderBy('available_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

async function trySending(
  { write, transport, now }: SendNeeds,
  row: Row,
  mail: QueuedEmail,
): Promise<Change> {
  try {
    const age = now().getTime() - row.created_at.getTime()
    if (age >= (MOST_AGE_MS[mail.template] ?? Infinity)) return { done: 'dropped' }
    const email = await write(mail, { id: row.key, at: row.created_at })
    if (!email) return { done: 'dropped' }
    await transport.send(email)
    return { done: 'sent' }
  } catch (error) {
    return { failed: error }
  }
}

async function recordFailure(needs: SendNeeds, trx: Db, row: Row, error: unknown) {
  const { now, report } = needs
  const next = afterFailure(error, row.attempts)
  const isGivenUp = next.kind === 'given_up'
  const { template } = row.payload as QueuedEmail
  report({ key: row.key, template, attempt: row.attempts + 1, isGivenUp, reason: codeOf(error) })
  if (isGivenUp) {
    const told = describe(error, row.payload)
    const refusal = error instanceof EmailRefused && error.isOfReader ? told : null
    await finish(needs, trx, row, { outcome: 'given_up', error: told, refusal })
    return 'sent'
  }
  const available_at = new Date(now().getTime() + next.pauseMs)
  await trx
    .updateTable('outbox')
    .set({ available_at, attempts: row.attempts + 1, last_error: describe(error, row.payload) })
    .where('id', '=', row.id)
    .execute()
  return next.isDown ? 'transport down' : 'sent'
}

interface End {
  outcome: Outcome
  error: string | null
  refusal?: string | null
}

/** Marks an email as done, does what follows, and erases its secrets, such as tokens, which are meant for its reader alone. */
async function finish(
  { now, ends = {} }: SendNeeds,
  trx: Db,
  { id, attempts, payload }: Row,
  { outcome, error, refusal = null }: End,
) {
  const at = now()
  await trx
    .updateTable('outbox')
    .set({
      outcome,
      done_at: at,
      last_error: error,
      attempts: outcome === 'dropped' ? attempts : attempts + 1,
      payload: sql`payload #- '{data,token}'`,
    })
    .where('id', '=', id)
    .execute()
  await followEnd(ends, trx, { email: payload as QueuedEmail, outcome, at, refusal })
}
