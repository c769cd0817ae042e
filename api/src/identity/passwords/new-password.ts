import { hashOf, queueEmail, type Db } from '../../platform/index.ts'
import type { Account } from '../accounts/accounts.repository.ts'
import type { LoginAttempts } from '../sessions/login-attempts.ts'
import type { Visitor } from '../sessions/login-sources.ts'

interface Change {
  account: Account
  password_hash: string
  loginAttempts: LoginAttempts
  /** Where the owner sets the password. */
  visitor: Visitor
}

/**
 * Stores a new password, deletes the account's reset links and pending change of its email, ends its lockouts and queues
 * an email to the member. Returns
 * false when somebody else has changed the password since the account was read.
 */
export async function storePassword(trx: Db, change: Change): Promise<boolean> {
  const { account, password_hash, loginAttempts, visitor } = change
  // The reset link is deleted first, in the same order as when a link is used, so that two simultaneous changes wait
  // for each other.
  await trx.deleteFrom('password_resets').where('email', '=', hashOf(account.email)).execute()
  // Who sets a new password may do so because somebody else knows the old one and has asked for another email.
  await trx.deleteFrom('email_changes').where('user_id', '=', account.id).execute()
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ password_hash })
    .where('id', '=', account.id)
    .where('password_hash', 'is not distinct from', account.password_hash)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  // A login that began with the old password doesn't go on.
  await trx.deleteFrom('login_challenges').where('user_id', '=', account.id).execute()
  await loginAttempts.clear(trx, account.email, visitor)
  await queueEmail(trx, { template: 'password_changed', to: account.email, data: { name: account.name } })
  return true
}
