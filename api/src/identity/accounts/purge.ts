import type { Attempts, Db } from '../../platform/index.ts'
import type { EmailChanges } from '../email-change/email-changes.repository.ts'
import type { LoginChallenges } from '../second-factor/login-challenges.ts'
import type { SecondFactors } from '../second-factor/second-factors.repository.ts'
import type { LoginSources } from '../sessions/login-sources.ts'

const DAY_MS = 24 * 60 * 60_000

interface Needs {
  db: Db
  now: () => Date
  attempts: Attempts
  loginSources: LoginSources
  challenges: Pick<LoginChallenges, 'purge'>
  secondFactors: Pick<SecondFactors, 'purge'>
  emailChanges: Pick<EmailChanges, 'purge'>
}

/**
 * Creates the job that deletes expired access tokens, links, ID tokens and challenges, unfinished set-ups of second
 * factors, forgotten login sources, and attempts that no longer count towards a lockout. Records of an ended session stay
 * for a day after the session would have expired.
 */
export const purgeAccounts =
  ({ db, now, attempts, loginSources, challenges, secondFactors, emailChanges }: Needs) =>
  async () => {
    await db.deleteFrom('access_tokens').where('expires_at', '<', now()).execute()
    const yesterday = new Date(now().getTime() - DAY_MS)
    await db.deleteFrom('sessions').where('expires_at', '<', yesterday).execute()
    await db.deleteFrom('password_resets').where('expires_at', '<', now()).execute()
    await db.deleteFrom('used_id_tokens').where('expires_at', '<', now()).execute()
    await challenges.purge()
    await secondFactors.purge()
    await emailChanges.purge()
    await loginSources.purge()
    await attempts.purge()
  }
