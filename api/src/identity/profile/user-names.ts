import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'

/** Words that would make a member look like one of us. */
const OURS = /nireeka|^(?:admin|administrator|moderator|staff|support|system|deleted-user)$/

interface Wanted {
  userId: number
  userName: string
}

/** Returns why a member can't have a user name, in a sentence; null when they can. Their own one they always can. */
export async function userNameRefusal(db: Db, { userId, userName }: Wanted): Promise<string | null> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'user_name'])
    .where(sql<string>`lower(user_name)`, '=', userName)
    .execute()
  if (rows.some(({ id, user_name }) => id === userId && user_name === userName)) return null
  if (rows.some(({ id }) => id !== userId)) return 'This user name is taken.'
  return OURS.test(userName) ? 'This user name is reserved for our staff.' : null
}

/** Lets one member after the other decide on a user name, until the transaction ends. */
export const lockUserName = (trx: Db, userName: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`user name ${userName}`}))`.execute(trx)
