import { sql } from 'kysely'

import { lockMember } from '../../identity/index.ts'
import { type Db, inWords, WaitError } from '../../platform/index.ts'

const DAY_MS = 24 * 60 * 60_000
/** What one member may send us within 24 hours; a ticket takes six files at most. */
export const PER_DAY = { tickets: 20, files: 30, bytes: 100_000_000 }

interface Who {
  userId: number
  at: Date
}

/** Throws a 429 when a member has opened as many tickets within a day as they may. The member stays locked, so that tickets at once count, too. */
export async function assertMayOpen(trx: Db, { userId, at }: Who) {
  await lockMember(trx, userId)
  const { count, oldest } = await trx
    .selectFrom('tickets')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('opened_at').as('oldest')])
    .where('user_id', '=', userId)
    .where('opened_at', '>', dayBefore(at))
    .executeTakeFirstOrThrow()
  if (count >= PER_DAY.tickets) throw tooMany('You’ve reached today’s limit for questions.', { oldest, at })
}

/** Throws a 429 when a file of so many bytes would be more than a member may send within a day; the member stays locked. */
export async function assertMaySend(trx: Db, { userId, at }: Who, bytes: number) {
  await lockMember(trx, userId)
  const { count, sum, oldest } = await trx
    .selectFrom('ticket_files as file')
    .innerJoin('ticket_messages as message', 'message.id', 'file.message_id')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(file.size_bytes), 0)`.as('sum'),
      eb.fn.min('file.at').as('oldest'),
    ])
    .where('message.author_id', '=', userId)
    .where('file.at', '>', dayBefore(at))
    .executeTakeFirstOrThrow()
  const isOver = count >= PER_DAY.files || sum + bytes > PER_DAY.bytes
  if (isOver) throw tooMany('You’ve reached today’s limit for files.', { oldest, at })
}

const dayBefore = (at: Date) => new Date(at.getTime() - DAY_MS)

function tooMany(sentence: string, { oldest, at }: { oldest: Date | null; at: Date }) {
  const ms = DAY_MS - (at.getTime() - (oldest ?? at).getTime())
  const words = ms > 60 * 60_000 ? `${Math.ceil(ms / (60 * 60_000))} hours` : inWords(ms)
  return new WaitError(`${sentence} Please wait ${words} and try again.`, Math.ceil(ms / 1000))
}
