import type { FastifyReply, FastifyRequest } from 'fastify'

import { ApiError, answer, type Db } from '../../platform/index.ts'
import { assertMayLogIn } from '../customers/assert-may-log-in.ts'
import { takeDeletionBack } from '../my-data/account-deletions.repository.ts'
import type { LoginChallenges } from '../second-factor/login-challenges.ts'
import type { SecondFactors } from '../second-factor/second-factors.repository.ts'
import { setDevice, visitorOf } from './device-cookie.ts'
import type { LoginSources } from './login-sources.ts'
import { readRefresh, setRefresh } from './refresh-cookie.ts'
import type { Credentials, NewSession, Sessions } from './sessions.ts'

export const wrongCredentials = () =>
  new ApiError(401, 'wrong_credentials', 'The email address or the password is wrong.')

const ACCOUNT_STAYS = 'Your deletion is cancelled. Your account stays, with everything in it.'

export type StartSession = ReturnType<typeof createStartSession>

interface Needs {
  db: Db
  sessions: Sessions
  loginSources: LoginSources
  secondFactors: Pick<SecondFactors, 'stateOf'>
  challenges: Pick<LoginChallenges, 'create'>
}

interface FirstStep {
  id: number
  isRemembered: boolean
  /** The hash that the password was checked against; none when an identity provider vouches for the member. */
  password_hash?: string | null
}

interface Begun {
  credentials: Credentials
  /** The token for the device's cookie. */
  device: string
  /** Whether the login has taken back the deletion of the account. */
  keepsAccount: boolean
}

/** Creates what follows the first step of a login: a session, or a challenge if the account has a second factor. */
export function createStartSession({ db, sessions, loginSources, secondFactors, challenges }: Needs) {
  /** Begins a session within the caller's transaction, and ends the one that this browser had before. */
  async function begin(
    trx: Db,
    request: FastifyRequest,
    session: Omit<NewSession, 'userAgent'>,
  ): Promise<Begun> {
    await assertMayLogIn(trx, session.userId)
    const before = readRefresh(request)
    if (before) await sessions.endByRefresh(before, 'replaced by a new login', trx)
    const userAgent = request.headers['user-agent'] ?? null
    return {
      credentials: await sessions.begin(trx, { ...session, userAgent }),
      device: await loginSources.remember(trx, session.userId, visitorOf(request)),
      keepsAccount: await takeDeletionBack(trx, session.userId),
    }
  }

  return {
    begin,
    send,

    /** Answers the first step of a login. */
    async afterFirstStep(request: FastifyRequest, reply: FastifyReply, who: FirstStep) {
      const { id: userId, isRemembered, password_hash } = who
      const session = { userId, isRemembered, hasPassword: Boolean(password_hash) }
      const next = await db.transaction().execute(async (trx) => {
        if (password_hash) await assertSamePassword(trx, userId, password_hash)
        await assertMayLogIn(trx, userId)
        const isOn = (await secondFactors.stateOf(userId, trx)) !== null
        return isOn ? challenges.create(trx, session) : begin(trx, request, session)
      })
      return 'challenge' in next ? answer(next) : send(reply, next)
    },
  }
}

function send(reply: FastifyReply, { credentials, device, keepsAccount }: Begun) {
  setRefresh(reply, credentials)
  setDevice(reply, device)
  return answer({ token: credentials.access }, keepsAccount ? ACCOUNT_STAYS : null)
}

/** Throws when the password was changed while the old one was being checked: no session may begin after that. */
async function assertSamePassword(trx: Db, id: number, password_hash: string) {
  const same = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .forShare()
    .executeTakeFirst()
  if (!same) throw wrongCredentials()
}
