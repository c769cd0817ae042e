import { TEXTS } from '@nireeka/contracts'
import { accountEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, ApiError, hashOf, logSecurityEvent, member, route } from '../../platform/index.ts'
import type { Register } from '../accounts/register.ts'
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

/** The answer to every registration, so that it doesn't tell who is a customer. */
const REGISTERED = 'Thank you! We’ve sent you an email.'

const OVER = { status: 'over' } as const

/** Returns what the log calls an email address: the start of its hash, which tells attempts for one account from others. */
const nameOf = (email: string) => hashOf(email.toLowerCase()).toString('hex').slice(0, 16)

const expired = () => new ApiError(401, 'login_expired', TEXTS.expired)

export const sessionRoutes =
  ({ register, passwords, sessions, signIn, startSession, siteUrl, limits }: Needs): FastifyPluginAsync =>
  async (app) => {
    const rateLimit = networkLimit(limits)

    route(app, accountEndpoints.login, { rateLimit }, async (request, reply) => {
      const { email, password, remember } = request.body
      const account = await signIn({ email, password, visitor: visitorOf(request), sessionId: null })
      if (!account) {
        logSecurityEvent(request, { event: 'login_failed', account: nameOf(email) })
        throw wrongCredentials()
      }
      const { id, password_hash } = account
      return startSession.afterFirstStep(request, reply, { id, password_hash, isRemembered: remember })
    })

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
      const renewal = refresh ? await sessions.renew(refresh) : OVER
      if (renewal.status === 'reused') {
        const { user_id, session_id } = renewal
        logSecurityEvent(request, { event: 'refresh_token_reused', user_id, session_id })
      }
      if (renewal.status !== 'renewed') {
        clearRefresh(reply)
        throw expired()
      }
      setRefresh(reply, renewal.credentials)
      return answer({ token: renewal.credentials.access })
    })

    route(app, accountEndpoints.logout, async (request, reply) => {
      await sessions.end(member(request).session_id, 'logged out')
      clearRefresh(reply)
      return answer(null, TEXTS.signedOut)
    })
  }
