import { ApiError, type Db } from '../../platform/index.ts'

/** Throws a 403 that says why, for a member whom staff have blocked. Waits for staff who are just deciding. */
export async function assertNotBlocked(trx: Db, userId: number) {
  const { blocked_reason } = await trx
    .selectFrom('users')
    .select('blocked_reason')
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirstOrThrow()
  if (blocked_reason === null) return
  throw new ApiError(
    403,
    'blocked',
    `We have blocked your account, so you can’t log in. If you think that this is wrong, write to us on the contact page. The reason: ${blocked_reason}`,
  )
}
