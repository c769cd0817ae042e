import { TEXTS } from '@nireeka/contracts'
import { accountEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, ApiError, invalid, member, route, tellWhenToRetry } from '../../platform/index.ts'
import type { Accounts } from '../accounts/accounts.repository.ts'
import { type StartSession, wrongCredentials } from './start-session.ts'
import { networkLimit, type LoginLimits } from './login-limits.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { assertStrength } from '../passwords/password-rules.ts'
import { visitorOf } from './device-cookie.ts'
import { clearRefresh, readRefresh, setRefresh } from './refresh-cookie.ts'
import { assertOwnPage } from './same-site.ts'
import type { Sessions } from './sessions.ts'
import type { SignIn } from './sign-in.ts'

interface Needs {
  register: Register
  passwords: Passwords
  sessions: Sessions
  signIn: SignIn
  startSession: StartSession
  siteUrl: string
  limits: LoginLimits
}

const expired = () => new ApiError(401, 'login_expired', TEXTS.expired)

export const sessionRoutes =
  ({ register, passwords, sessions, signIn, startSession, siteUrl, limits }: Needs): FastifyPluginAsync =>
  async (app) => {
    const rateLimit = networkLimit(limits)

    route(
      app,
      accountEndpoints.login,
      { rateLimit: addressLimit(limits), preHandler: accountLimit(app, limits) },
      async (request, reply) => {
        const { email, password, remember } = request.body
        const account = await signIn({ email, password, ip: request.ip })
        if (!account) throw wrongCredentials()
        const { id, password_hash } = account
        return startSession(request, reply, { id, password_hash, isRemembered: remember })
      },
    )

    route(app, accountEndpoints.register, { rateLimit }, async (request) => {
      const { name, lastname, email, password } = request.body
      const person = { name, last_name: lastname, email }
      assertStrength(password, person)
      await register({ ...person, password_hash: await passwords.hash(password) })
      return answer(null, REGISTERED)
    })

    route(app, accountEndpoints.renew, async (request, reply) => {
      assertOwnPage(request, siteUrl)
      const refresh = readRefresh(request)
      const credentials = refresh ? await sessions.renew(refresh) : null
      if (!credentials) {
        clearRefresh(reply)
        throw expired()
      }
      setRefresh(reply, credentials)
      return answer({ token: credentials.access })
    })

    route(app, accountEndpoints.logout, async (request, reply) => {
      await sessions.end(member(request).session_id, 'logged out')
      clearRefresh(reply)
      return answer(null, TEXTS.signedOut)
    })
  }
