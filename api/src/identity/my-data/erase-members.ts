import { type AllPersonalRules, type Db, erasePersonalData } from '../../platform/index.ts'
import { lockMember } from '../accounts/members.ts'
import { personOf } from './person-of.ts'

/** How many a run erases, so that other jobs get their turn. */
const AT_ONCE = 20

interface Needs {
  db: Db
  now: () => Date
  rules: AllPersonalRules
}

/**
 * Creates the job that erases members whose pause is over, each in a transaction of its own: one that fails is tried
 * again with the next run, and keeps no other from being erased.
 */
export const createEraseMembers =
  ({ db, now, rules }: Needs) =>
  async () => {
    const due = await db
      .selectFrom('account_deletions')
      .select('user_id')
      .where('due_at', '<=', now())
      .orderBy('due_at')
      .limit(AT_ONCE)
      .execute()
    const failures: unknown[] = []
    for (const { user_id } of due) {
      const erasing = db.transaction().execute(async (trx) => {
        await lockMember(trx, user_id)
        // A login, or another process, may have been faster.
        const still = await trx
          .selectFrom('account_deletions')
          .select('user_id')
          .where('user_id', '=', user_id)
          .where('due_at', '<=', now())
          .forUpdate()
          .executeTakeFirst()
        if (still) await eraseWithMerged(trx, rules, user_id)
      })
      await erasing.catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Not every member could be erased.')
  }

/** Erases a member, and first what still stands under the accounts that were merged into theirs. */
async function eraseWithMerged(trx: Db, rules: AllPersonalRules, userId: number) {
  const merged = await trx.selectFrom('users').select('id').where('merged_into_id', '=', userId).execute()
  for (const { id } of [...merged, { id: userId }])
    await erasePersonalData(trx, rules, await personOf(trx, id))
}
