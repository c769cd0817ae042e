import { TEXTS } from '@nireeka/contracts'
import { Login, NoBody, NothingAnswer, Registration, TokenAnswer } from '@nireeka/contracts/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { member } from '../http/access.ts'
import { answer } from '../http/answer.ts'
import { ApiError, invalid } from '../http/errors.ts'
import type { Accounts } from './accounts.repository.ts'
import { isTooCommon } from './common-passwords.ts'
import { accountLimit, addressLimit, type LoginLimits } from './login-limits.ts'
import type { Passwords } from './passwords.ts'
import { clearRefresh, readRefresh, setRefresh } from './refresh-cookie.ts'
import { demandOwnPage } from './same-site.ts'
import type { Sessions } from './sessions.ts'

interface Needs {
  accounts: Accounts
  passwords: Passwords
  sessions: Sessions
  origin: string
  limits: LoginLimits
}

const wrongCredentials = () =>
  new ApiError(401, 'wrong_credentials', 'The e-mail address or the password is wrong.')
const expired = () => new ApiError(401, 'login_expired', TEXTS.expired)

/** Logs in: what this browser was logged in as before ends. */
const enterWith =
  (sessions: Sessions) =>
  async (request: FastifyRequest, reply: FastifyReply, who: { id: number; isRemembered: boolean }) => {
    const before = readRefresh(request)
    if (before) await sessions.endByRefresh(before, 'replaced by a new login')
    const credentials = await sessions.start(who.id, who.isRemembered)
    setRefresh(reply, credentials)
    return answer({ token: credentials.access })
  }

export const sessionRoutes =
  ({ accounts, passwords, sessions, origin, limits }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    const enter = enterWith(sessions)

    app.post(
      '/api/user/login',
      {
        config: { access: 'guest', rateLimit: addressLimit(limits) },
        preHandler: accountLimit(app, limits),
        schema: { body: Login, response: { 200: TokenAnswer } },
      },
      async (request, reply) => {
        const { email, password, remember } = request.body
        const account = await accounts.findByEmail(email)
        const isRight = await passwords.isRight(account?.password_hash ?? null, password)
        if (!account || !isRight) throw wrongCredentials()
        return enter(request, reply, { id: account.id, isRemembered: remember })
      },
    )

    app.post(
      '/api/register',
      {
        config: { access: 'guest', rateLimit: addressLimit(limits) },
        schema: { body: Registration, response: { 200: TokenAnswer } },
      },
      async (request, reply) => {
        const { name, lastname, email, password } = request.body
        if (isTooCommon(password, email)) throw invalid('password', 'This password is too easy to guess.')
        const password_hash = await passwords.hash(password)
        const id = await accounts.create({ name, last_name: lastname, email, password_hash })
        if (id === null) throw invalid('email', TEXTS.newsletterTaken)
        return enter(request, reply, { id, isRemembered: false })
      },
    )

    app.post(
      '/api/auth/refresh',
      { config: { access: 'guest' }, schema: { body: NoBody, response: { 200: TokenAnswer } } },
      async (request, reply) => {
        demandOwnPage(request, origin)
        const refresh = readRefresh(request)
        const credentials = refresh ? await sessions.renew(refresh) : null
        if (!credentials) {
          clearRefresh(reply)
          throw expired()
        }
        setRefresh(reply, credentials)
        return answer({ token: credentials.access })
      },
    )

    app.get(
      '/api/logout',
      { config: { access: 'member' }, schema: { response: { 200: NothingAnswer } } },
      async (request, reply) => {
        await sessions.end(member(request).session_id, 'logged out')
        clearRefresh(reply)
        return answer(null, TEXTS.signedOut)
      },
    )
  }
