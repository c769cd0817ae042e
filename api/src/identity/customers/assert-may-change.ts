import type { Db, StaffCaller } from '../../platform/index.ts'
import { noCustomer } from './assert-customer.ts'
import { assertNoStaff } from './lock-customer.ts'

/** Throws a 403 for an account of staff, which admins alone may change, and a 404 for one that isn't there. */
export async function assertMayChange(db: Db, id: number, by: StaffCaller) {
  const member = await db.selectFrom('users').select('is_admin').where('id', '=', id).executeTakeFirst()
  if (!member) throw noCustomer()
  assertNoStaff(member, by)
}
