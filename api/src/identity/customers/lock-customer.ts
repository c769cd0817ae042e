import { ADMIN_FLAG, isDeletedMember } from '@nireeka/contracts'
import { sql } from 'kysely'

import { ApiError, conflict, type Db, forbidden, type StaffCaller } from '../../platform/index.ts'
import { noCustomer } from './assert-customer.ts'

export type LockedCustomer = Awaited<ReturnType<typeof lockCustomer>>

/** Locks an account, and returns it if it is as it was read. */
export async function lockCustomer(trx: Db, id: number, version: number) {
  const stored = await trx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'user_name', 'is_admin', 'areas', 'merged_into_id'])
    .select(['blocked_at', 'blocked_reason', 'version'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!stored || isDeletedMember(stored.user_name)) throw noCustomer()
  if (stored.merged_into_id !== null) throw mergedAlready()
  if (stored.version !== version) {
    throw conflict(
      'stale_version',
      'This account has changed in the meantime. Please review it and try again.',
    )
  }
  return stored
}

const mergedAlready = () =>
  conflict('merged', 'This account was merged into another one, so nothing can be done with it any more.')

/**
 * Lets one caller at a time decide who may do what, and throws for one who is no admin any more: of two admins who take
 * each other's role or block each other, one stays.
 */
export async function lockRoles(trx: Db, by: StaffCaller) {
  await sql`select pg_advisory_xact_lock(hashtextextended('roles of members', 0))`.execute(trx)
  const still = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', by.id)
    .where('is_admin', '=', ADMIN_FLAG)
    .where('blocked_at', 'is', null)
    .executeTakeFirst()
  if (!still) throw forbidden()
}

/** Throws a 403 when somebody who is no admin acts on an account of staff, which is for admins. */
export function assertNoStaff({ is_admin }: Pick<LockedCustomer, 'is_admin'>, by: StaffCaller) {
  if (is_admin > 0 && by.is_admin !== ADMIN_FLAG) {
    throw new ApiError(403, 'staff_account', 'This is an account of staff. Please ask an admin to do it.')
  }
}

/** Throws a 409 for what nobody may do to their own account, by which somebody always stays admin. */
export function assertOthers(id: number, by: StaffCaller) {
  if (id === by.id) {
    throw conflict('own_account', 'This is your own account. Please ask another admin to do it.')
  }
}
