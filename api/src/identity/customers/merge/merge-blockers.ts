import type { Db } from '../../../platform/index.ts'

/** Returns why an account can’t be merged, as far as its orders are concerned: a sentence for each. */
export type FindMergeBlockers = (db: Db, userId: number) => Promise<string[]>

interface Account {
  id: number
  name: string
  is_admin: number
  blocked_at: Date | null
}

/** Creates the function that returns what stands against merging an account into another one, in sentences. */
export const createMergeBlockers =
  (ofOrders: FindMergeBlockers) =>
  async (db: Db, from: Account, into: Account): Promise<string[]> => {
    if (from.id === into.id) return ['These are the same account.']
    const accounts = [from, into].toSorted((one, other) => one.id - other.id)
    const deletions = await db
      .selectFrom('account_deletions')
      .select('user_id')
      .where('user_id', 'in', [from.id, into.id])
      .execute()
    const toBeDeleted = new Set(deletions.map(({ user_id }) => user_id))
    return [
      ...accounts
        .filter(({ is_admin }) => is_admin > 0)
        .map(({ id }) => `Account ${id} belongs to our staff.`),
      ...accounts.filter((account) => account.blocked_at).map(({ id }) => `Account ${id} is blocked.`),
      ...accounts.filter(({ id }) => toBeDeleted.has(id)).map(({ id }) => `Account ${id} is to be deleted.`),
      ...(await ofOrders(db, from.id)),
    ]
  }

export type MergeBlockers = ReturnType<typeof createMergeBlockers>
