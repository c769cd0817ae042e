import type { FastifyReply, FastifyRequest } from 'fastify'

import { ApiError, answer, type Db } from '../../platform/index.ts'
import { setDevice, visitorOf } from './device-cookie.ts'
import type { LoginSources } from './login-sources.ts'
import { readRefresh, setRefresh } from './refresh-cookie.ts'
import type { Sessions } from './sessions.ts'

export const wrongCredentials = () =>
  new ApiError(401, 'wrong_credentials', 'The email address or the password is wrong.')

export type StartSession = ReturnType<typeof createStartSession>

interface Needs {
  db: Db
  sessions: Sessions
  loginSources: LoginSources
}

interface NewSession {
  id: number
  isRemembered: boolean
  /** The hash that the password was checked against; none when an identity provider vouches for the member. */
  password_hash?: string | null
}

/** Starts a session, and ends the one that this browser had before. */
export const createStartSession =
  ({ db, sessions, loginSources }: Needs) =>
  async (request: FastifyRequest, reply: FastifyReply, who: NewSession) => {
    const before = readRefresh(request)
    if (before) await sessions.endByRefresh(before, 'replaced by a new login')
    const { id: userId, isRemembered, password_hash } = who
    const userAgent = request.headers['user-agent'] ?? null
    const { credentials, device } = await db.transaction().execute(async (trx) => {
      if (password_hash) await assertSamePassword(trx, userId, password_hash)
      const hasPassword = Boolean(password_hash)
      return {
        credentials: await sessions.begin(trx, { userId, isRemembered, userAgent, hasPassword }),
        device: await loginSources.remember(trx, userId, visitorOf(request)),
      }
    })
    setRefresh(reply, credentials)
    setDevice(reply, device)
    return answer({ token: credentials.access })
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
