import type { EmailChangeData } from '@nireeka/contracts/api'

import { type Db, hashOf, newToken, queueEmail } from '../../platform/index.ts'
import type { Account } from '../accounts/accounts.repository.ts'

const LIFETIME_MS = 24 * 60 * 60_000

interface Needs {
  db: Db
  now: () => Date
}

interface Wanted {
  account: Pick<Account, 'id' | 'email' | 'name'>
  /** The new address, in small letters. */
  email: string
  /** The session that asks. */
  sessionId: string
}

export type EmailChanges = ReturnType<typeof createEmailChanges>

/** Creates the repository of pending changes of email addresses: at most one per member, for 24 hours. */
export function createEmailChanges({ db, now }: Needs) {
  return {
    /** Stores a change, which replaces an earlier one and its links, and queues the emails to both addresses. */
    async request(trx: Db, { account, email, sessionId }: Wanted): Promise<void> {
      const [ofOld, ofNew] = [newToken(), newToken()]
      const change = {
        session_id: sessionId,
        old_email: account.email,
        new_email: email,
        old_token: hashOf(ofOld),
        new_token: hashOf(ofNew),
        requested_at: now(),
        expires_at: new Date(now().getTime() + LIFETIME_MS),
      }
      await trx
        .insertInto('email_changes')
        .values({ user_id: account.id, ...change })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
        .execute()
      const { name } = account
      const toOld = { name, token: ofOld, new_email: email }
      await queueEmail(trx, { template: 'email_change_old', to: account.email, data: toOld })
      await queueNewEmail(trx, { to: email, name, token: ofNew })
    },

    /** Returns the change that is pending. */
    async pending(userId: number): Promise<EmailChangeData | null> {
      const change = await db
        .selectFrom('email_changes')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires_at', '>', now())
        .executeTakeFirst()
      if (!change) return null
      return {
        email: change.new_email,
        expires_at: change.expires_at.toISOString(),
        is_confirmed_by_old: change.old_token === null,
        is_confirmed_by_new: change.new_token === null,
      }
    },

    async withdraw(userId: number) {
      await db.deleteFrom('email_changes').where('user_id', '=', userId).execute()
    },

    /** Ends the change that a link to the old address belongs to; returns whose it was, or null for no such link. */
    async refuse(token: string): Promise<number | null> {
      const refused = await db
        .deleteFrom('email_changes')
        .where('old_token', '=', hashOf(token))
        .where('expires_at', '>', now())
        .returning('user_id')
        .executeTakeFirst()
      return refused?.user_id ?? null
    },

    async purge() {
      await db.deleteFrom('email_changes').where('expires_at', '<=', now()).execute()
    },
  }
}

interface NewEmail {
  to: string
  /** The name of the member who asks. */
  name: string
  token: string
}

/** Queues the email to the new address: its link, or, if somebody has the address, that it can't be used. */
async function queueNewEmail(trx: Db, { to, name, token }: NewEmail) {
  const owner = await trx.selectFrom('users').select('name').where('email', '=', to).executeTakeFirst()
  if (owner) await queueEmail(trx, { template: 'email_change_taken', to, data: { name: owner.name } })
  else await queueEmail(trx, { template: 'email_change_new', to, data: { name, token } })
}
