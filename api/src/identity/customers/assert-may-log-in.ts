import { ApiError, type Db } from '../../platform/index.ts'

/**
 * Throws a 403 that says why, for a member whom staff have blocked or whose account was merged into another one. Waits
 * for staff who are just deciding.
 */
export async function assertMayLogIn(trx: Db, userId: number) {
  const { blocked_reason, merged_into_id } = await trx
    .selectFrom('users')
    .select(['blocked_reason', 'merged_into_id'])
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirstOrThrow()
  if (merged_into_id !== null) throw await merged(trx, merged_into_id)
  if (blocked_reason === null) return
  throw new ApiError(
    403,
    'blocked',
    `Your account has been blocked, so you can’t log in. If you think this is a mistake, please contact us. The reason: ${blocked_reason}`,
  )
}

async function merged(trx: Db, intoId: number) {
  const { email } = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', intoId)
    .executeTakeFirstOrThrow()
  return new ApiError(
    403,
    'merged',
    `We have merged this account into your other one. Please log in with your other email address, ${masked(email)}: everything is there.`,
  )
}

/** Returns an email address that its owner recognises, and nobody else can write to. */
const masked = (email: string) => `${[...email][0]}•••${email.slice(email.lastIndexOf('@'))}`
