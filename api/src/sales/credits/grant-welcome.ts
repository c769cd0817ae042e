import type { Db } from '../../platform/index.ts'

const WELCOME_CENTS = 2000
const WELCOME_DAYS = 90
const DAY_MS = 24 * 60 * 60_000

/** Grants a new member $20 for 90 days, in the transaction that creates the account. A second call grants nothing. */
export async function grantWelcome(trx: Db, userId: number, now: Date) {
  await trx
    .insertInto('credit_entries')
    .values({
      user_id: userId,
      kind: 'welcome',
      amount_cents: WELCOME_CENTS,
      expires_at: new Date(now.getTime() + WELCOME_DAYS * DAY_MS),
      about_id: null,
      order_id: null,
      note: null,
      actor: 'shop',
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .where('kind', '=', 'welcome')
        .where('merged_from_id', 'is', null)
        .doNothing(),
    )
    .execute()
}
