import { type AllPersonalRules, type Db, mergePersonalData } from '../../../platform/index.ts'
import { personOf } from '../../my-data/person-of.ts'

const WHILE_MS = 10 * 60_000

interface Needs {
  db: Db
  now: () => Date
  rules: AllPersonalRules
}

/** Creates the job that moves what requests have written for a member whose account was merged while they ran. */
export const createFinishMergers =
  ({ db, now, rules }: Needs) =>
  async () => {
    const merged = await db
      .selectFrom('users')
      .select(['id', 'merged_into_id'])
      .where('merged_into_id', 'is not', null)
      .where('merged_at', '>', new Date(now().getTime() - WHILE_MS))
      .execute()
    for (const { id, merged_into_id } of merged) {
      if (merged_into_id === null) continue
      await db.transaction().execute(async (trx) =>
        mergePersonalData(trx, rules, {
          from: await personOf(trx, id),
          into: await personOf(trx, merged_into_id),
        }),
      )
    }
  }
