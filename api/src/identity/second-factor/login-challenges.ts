import { hashOf, newToken, type Db } from '../../platform/index.ts'

const LIFETIME_MS = 5 * 60_000

interface Needs {
  db: Db
  now: () => Date
}

interface FirstStep {
  userId: number
  isRemembered: boolean
  hasPassword: boolean
}

export type LoginChallenges = ReturnType<typeof createLoginChallenges>

/** Creates the challenges: each is a login that waits for its code, for 5 minutes. */
export function createLoginChallenges({ db, now }: Needs) {
  return {
    async create(trx: Db, { userId, isRemembered, hasPassword }: FirstStep) {
      const challenge = newToken()
      const expires_at = new Date(now().getTime() + LIFETIME_MS)
      await trx
        .insertInto('login_challenges')
        .values({
          token: hashOf(challenge),
          user_id: userId,
          is_remembered: isRemembered,
          has_password: hasPassword,
          expires_at,
        })
        .execute()
      return { challenge, expires_at: expires_at.toISOString() }
    },

    /** Returns whose login a challenge is; undefined when it is over or was never made. */
    async memberOf(challenge: string): Promise<number | undefined> {
      const found = await db
        .selectFrom('login_challenges')
        .select('user_id')
        .where('token', '=', hashOf(challenge))
        .where('expires_at', '>', now())
        .executeTakeFirst()
      return found?.user_id
    },

    /** Uses a challenge up; of two calls at once only one gets it. */
    use: (trx: Db, challenge: string) =>
      trx
        .deleteFrom('login_challenges')
        .where('token', '=', hashOf(challenge))
        .where('expires_at', '>', now())
        .returning(['user_id', 'is_remembered', 'has_password'])
        .executeTakeFirst(),

    async purge() {
      await db.deleteFrom('login_challenges').where('expires_at', '<=', now()).execute()
    },
  }
}
