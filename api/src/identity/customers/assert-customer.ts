import { isDeletedMember } from '@nireeka/contracts'

import { type Db, notFound } from '../../platform/index.ts'

export const noCustomer = () => notFound('This customer')

/** Throws a 404 for an id that no member has, or one who is deleted or was merged into another one. */
export async function assertCustomer(db: Db, id: number) {
  const member = await db
    .selectFrom('users')
    .select(['user_name', 'merged_into_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!member || member.merged_into_id !== null || isDeletedMember(member.user_name)) throw noCustomer()
}
