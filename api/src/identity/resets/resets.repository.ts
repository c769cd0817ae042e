import { hashOf, newToken, queueEmail, type Db } from '../../platform/index.ts'
import type { Account } from '../accounts/accounts.repository.ts'

const LIFETIME_MS = 30 * 60_000

interface Needs {
  db: Db
  now: () => Date
}

interface Link {
  email: string
  token: string
}

export type Resets = ReturnType<typeof createResets>

/** Creates the repository of password reset links: one at a time per email address, each valid once within half an hour. */
export function createResets({ db, now }: Needs) {
  const valid = ({ email, token }: Link) => [hashOf(email.toLowerCase()), hashOf(token), now()] as const

  return {
    /**
     * Stores a new link, which replaces any earlier one, and queues its email. For an unknown address, the same is
     * stored but no email sent, so that the time taken doesn't differ.
     */
    request: (email: string) =>
      db.transaction().execute(async (trx) => {
        const token = newToken()
        const who = hashOf(email.toLowerCase())
        const reset = {
          token: hashOf(token),
          requested_at: now(),
          expires_at: new Date(now().getTime() + LIFETIME_MS),
        }
        await trx
          .insertInto('password_resets')
          .values({ email: who, ...reset })
          .onConflict((conflict) => conflict.column('email').doUpdateSet(reset))
          .execute()
        const account = await trx
          .selectFrom('users')
          .select(['email', 'name'])
          .where('email', '=', email.toLowerCase())
          .executeTakeFirst()
        if (account) {
          const { email: to, name } = account
          return queueEmail(trx, { template: 'reset', to, data: { name, token } })
        }
        const over = { expires_at: reset.requested_at }
        await trx.updateTable('password_resets').set(over).where('email', '=', who).execute()
      }),

    /** Tells whether a reset link is valid. */
    async isValid(link: Link): Promise<boolean> {
      const [email, token, time] = valid(link)
      const found = await db
        .selectFrom('password_resets')
        .select('email')
        .where('email', '=', email)
        .where('token', '=', token)
        .where('expires_at', '>', time)
        .executeTakeFirst()
      return found !== undefined
    },

    /** Uses a link up; of two simultaneous calls only one returns true. */
    async use(trx: Db, account: Account, given: string): Promise<boolean> {
      const [email, token, time] = valid({ email: account.email, token: given })
      const { numDeletedRows } = await trx
        .deleteFrom('password_resets')
        .where('email', '=', email)
        .where('token', '=', token)
        .where('expires_at', '>', time)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
