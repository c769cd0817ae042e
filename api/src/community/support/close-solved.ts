import type { Db } from '../../platform/index.ts'
import { moveTicket } from './move-ticket.ts'

const AT_ONCE = 50
const SEVEN_DAYS_MS = 7 * 24 * 60 * 60_000

/**
 * Creates the job that closes tickets which were solved at least seven days ago without activity since. Returns how
 * many.
 */
export const createCloseSolved =
  ({ db, now }: { db: Db; now: () => Date }) =>
  (): Promise<number> =>
    db.transaction().execute(async (trx) => {
      const at = now()
      const due = await trx
        .selectFrom('tickets')
        .select('id')
        .where('state', '=', 'solved')
        .where('solved_at', '<=', new Date(at.getTime() - SEVEN_DAYS_MS))
        .orderBy('solved_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked()
        .execute()
      for (const { id } of due) {
        await moveTicket(trx, { ticketId: id, from: 'solved', to: 'closed', actor: 'shop', at })
      }
      return due.length
    })
