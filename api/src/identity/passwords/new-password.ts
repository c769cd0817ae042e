import { hashOf, queueEmail, type Db, type Attempts } from '../../platform/index.ts'
import type { Account } from '../accounts/accounts.repository.ts'

interface Change {
  account: Account
  password_hash: string
  attempts: Attempts
}

/**
 * Stores a new password, deletes the account's reset links, ends its lockout and queues an email to the member. Returns
 * false when somebody else has changed the password since the account was read.
 */
export async function storePassword(trx: Db, { account, password_hash, attempts }: Change): Promise<boolean> {
  // The reset link is deleted first, in the same order as when a link is used, so that two simultaneous changes wait
  // for each other.
  await trx.deleteFrom('password_resets').where('email', '=', hashOf(account.email)).execute()
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ password_hash })
    .where('id', '=', account.id)
    .where('password_hash', 'is not distinct from', account.password_hash)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await attempts.clear('sign in, account', account.email, trx)
  await queueEmail(trx, { template: 'password_changed', to: account.email, data: { name: account.name } })
  return true
}
