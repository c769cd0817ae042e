import { TEXTS } from '@nireeka/contracts'
import { Login, NoBody, NothingAnswer, Registration, TokenAnswer } from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { ApiError, answer, invalid, member, tellWhenToRetry } from '../../platform/index.ts'
import type { Accounts } from '../accounts/accounts.repository.ts'
import { type Enter, wrongCredentials } from './enter.ts'
import { accountLimit, addressLimit, type LoginLimits } from './login-limits.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { demandStrength } from '../passwords/password-rules.ts'
import { clearRefresh, readRefresh, setRefresh } from './refresh-cookie.ts'
import { demandOwnPage } from './same-site.ts'
import type { Sessions } from './sessions.ts'
import type { SignIn } from './sign-in.ts'

interface Needs {
  accounts: Accounts
  passwords: Passwords
  sessions: Sessions
  signIn: SignIn
  enter: Enter
  origin: string
  limits: LoginLimits
}

const expired = () => new ApiError(401, 'login_expired', TEXTS.expired)

export const sessionRoutes =
  ({ accounts, passwords, sessions, signIn, enter, origin, limits }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    tellWhenToRetry(app)

    app.post(
      '/api/user/login',
      {
        config: { access: 'guest', rateLimit: addressLimit(limits) },
        preHandler: accountLimit(app, limits),
        schema: { body: Login, response: { 200: TokenAnswer } },
      },
      async (request, reply) => {
        const { email, password, remember } = request.body
        const account = await signIn({ email, password, ip: request.ip })
        if (!account) throw wrongCredentials()
        const { id, password_hash } = account
        return enter(request, reply, { id, password_hash, isRemembered: remember })
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
        const person = { name, last_name: lastname, email }
        demandStrength(password, person)
        const id = await accounts.create({ ...person, password_hash: await passwords.hash(password) })
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
