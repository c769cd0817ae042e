import type { CreditGrant } from '@nireeka/contracts/api'
import { toCents } from '@nireeka/contracts'
import type * as z from '@nireeka/contracts/zod'

import { assertCustomer, assertOthers, lockMember } from '../../identity/index.ts'
import { conflict, type Db, recordAudit, type StaffCaller } from '../../platform/index.ts'

const GOODWILL_DAYS = 365
const DAY_MS = 24 * 60 * 60_000

interface Needs {
  db: Db
  now: () => Date
}

interface Grant {
  userId: number
  input: z.output<typeof CreditGrant>
  key: string
  by: StaffCaller
}

export type GrantCredit = ReturnType<typeof createGrantCredit>

/**
 * Creates the function by which admins grant a member credit for a year, and nobody themselves. The same key again grants
 * nothing more.
 */
export const createGrantCredit =
  ({ db, now }: Needs) =>
  (grant: Grant): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const { userId, input, key, by } = grant
      assertOthers(userId, by)
      await assertCustomer(trx, userId)
      await lockMember(trx, userId)
      if (await isGranted(trx, grant)) return
      const at = now()
      const expires_at = new Date(at.getTime() + GOODWILL_DAYS * DAY_MS)
      await trx
        .insertInto('credit_entries')
        .values({
          user_id: userId,
          kind: 'goodwill',
          amount_cents: toCents(input.amount),
          expires_at,
          about_id: null,
          order_id: null,
          note: input.reason,
          actor: `admin:${by.id}`,
          created_at: at,
          key,
        })
        .execute()
      const after = { amount: input.amount, reason: input.reason, expires_at: expires_at.toISOString() }
      const subject = { kind: 'customer', id: userId } as const
      await recordAudit(trx, { by, action: 'customer.credit', subject, before: null, after, at })
    })

/** Tells whether the grant was made already; throws a 409 for a key that was used for another one. */
async function isGranted(trx: Db, { userId, input, key }: Grant): Promise<boolean> {
  const known = await trx
    .selectFrom('credit_entries')
    .select(['amount_cents', 'note'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!known) return false
  if (known.amount_cents !== toCents(input.amount) || known.note !== input.reason) {
    throw conflict(
      'key_used',
      'This was sent before with another amount or reason. Please open the dialog again.',
    )
  }
  return true
}
