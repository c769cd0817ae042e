import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { type LedgerEntry, lotsAt } from './balance.ts'
import { readLedger } from './credits.repository.ts'

interface Needs {
  db: Db
  now: () => Date
}

const DAY_MS = 24 * 60 * 60_000
/** How far back the job looks. A shop that was down for longer misses rows, which no balance depends on. */
const LOOK_BACK_MS = 30 * DAY_MS

/**
 * Creates the daily job that records what was left of each expired grant. Balances don't depend on the row; it informs
 * the member.
 */
export function createCreditExpiry({ db, now }: Needs) {
  let ranAt = 0

  async function expireOf(userId: number) {
    await db.transaction().execute(async (trx) => {
      // The member is locked, so that this waits for a simultaneous hold or release of credit.
      await sql`select id from users where id = ${userId} for update`.execute(trx)
      const rows = leftOvers(await readLedger(trx, userId), now())
      if (rows.length === 0) return
      await trx
        .insertInto('credit_entries')
        .values(rows.map((row) => ({ ...row, user_id: userId, kind: 'expired' as const, ...OF_THE_SHOP })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    })
  }

  return async function expireCredits() {
    const moment = now().getTime()
    if (moment - ranAt < DAY_MS) return
    ranAt = moment
    for (const { user_id } of await membersDue(db, now())) await expireOf(user_id)
  }
}

const OF_THE_SHOP = { expires_at: null, order_id: null, note: null, actor: 'shop' }

/**
 * Returns what was left of each expired grant. The part in an open hold isn't included; if that is released later, it
 * has expired.
 */
function leftOvers(entries: LedgerEntry[], now: Date) {
  const ended = new Set(entries.flatMap(({ aboutId }) => aboutId ?? []))
  return entries.flatMap(({ id, expiresAt }) => {
    if (!expiresAt || expiresAt > now || ended.has(id)) return []
    const lot = lotsAt(entries, new Date(expiresAt.getTime() - 1)).find(({ grantId }) => grantId === id)
    return lot ? [{ about_id: id, amount_cents: -lot.cents, created_at: expiresAt }] : []
  })
}

const membersDue = (db: Db, now: Date) =>
  db
    .selectFrom('credit_entries as due')
    .select('due.user_id')
    .distinct()
    .where('due.expires_at', '<=', now)
    .where('due.expires_at', '>', new Date(now.getTime() - LOOK_BACK_MS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('credit_entries as end').select('end.id').whereRef('end.about_id', '=', 'due.id')),
      ),
    )
    .execute()
