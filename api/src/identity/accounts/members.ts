import type { Db } from '../../platform/index.ts'

/** Locks a member's row until the transaction ends, so that changes to the member's data are serialised. */
export const lockMember = (trx: Db, userId: number) =>
  trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()

/** Returns the country that the member's last order went to, or the one chosen for the cart since. */
export async function countryIdOf(db: Db, userId: number): Promise<number> {
  const { country_id } = await db
    .selectFrom('users')
    .select('country_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return country_id
}

export const setCountry = (trx: Db, userId: number, country_id: number) =>
  trx.updateTable('users').set({ country_id }).where('id', '=', userId).execute()

/** Returns a member's public user name. */
export async function userNameOf(db: Db, userId: number): Promise<string> {
  const { user_name } = await db
    .selectFrom('users')
    .select('user_name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return user_name
}

/** Returns a member's role and when they registered. */
export const standingOf = (db: Db, userId: number) =>
  db.selectFrom('users').select(['is_admin', 'created_at']).where('id', '=', userId).executeTakeFirstOrThrow()

/** Returns the members who registered last, the newest first. */
export async function newestMembers(db: Db, count: number) {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'last_name', 'email', 'is_admin', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  return rows.map(({ name, last_name, created_at, ...row }) => ({
    ...row,
    name: `${name} ${last_name}`,
    created_at: created_at.toISOString(),
  }))
}

/** Returns the name and the email address by which a member is addressed. */
export const nameAndEmailOf = (db: Db, userId: number) =>
  db.selectFrom('users').select(['name', 'email']).where('id', '=', userId).executeTakeFirstOrThrow()

/** Returns a member's customer group; null for none. */
export async function customerGroupOf(db: Db, userId: number): Promise<string | null> {
  const { customer_group } = await db
    .selectFrom('users')
    .select('customer_group')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return customer_group
}
