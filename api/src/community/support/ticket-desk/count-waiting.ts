import type { Db } from '../../../platform/index.ts'

/** Counts the tickets that wait for an answer of ours. */
export async function countWaitingTickets(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('tickets')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('waiting_since', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}
