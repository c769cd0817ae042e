import { accountEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, ApiError, type Attempts, type Db, networkOf, route } from '../../platform/index.ts'
import type { Accounts } from '../accounts/accounts.repository.ts'
import { storePassword } from '../passwords/new-password.ts'
import { assertStrength } from '../passwords/password-rules.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { Resets } from './resets.repository.ts'
import { setDevice, visitorOf } from '../sessions/device-cookie.ts'
import type { LoginAttempts } from '../sessions/login-attempts.ts'
import type { LoginSources } from '../sessions/login-sources.ts'
import type { SessionList } from '../sessions/session-list.ts'

interface Needs {
  db: Db
  accounts: Accounts
  passwords: Passwords
  resets: Resets
  sessionList: SessionList
  attempts: Attempts
  loginAttempts: LoginAttempts
  loginSources: LoginSources
}

const ON_ITS_WAY = 'If there is an account with this email address, an email with a link is on its way.'

const noLink = () =>
  new ApiError(404, 'not_found', 'This link is no longer valid. Request a new one, and use the latest email.')

export const resetRoutes =
  ({ db, accounts, passwords, resets, sessionList, attempts, ...needs }: Needs): FastifyPluginAsync =>
  async (app) => {
    const { loginAttempts, loginSources } = needs

    route(app, accountEndpoints.forgetPassword, async (request) => {
      const { email } = request.body
      await attempts.take('reset, network', networkOf(request.ip))
      // An account gets a limited number of emails; the answer is the same beyond it, since somebody else may be
      // asking.
      const taken = await attempts.ask('reset, account', email)
      if ('at' in taken) await resets.request(email)
      return answer(null, ON_ITS_WAY)
    })

    route(app, accountEndpoints.checkResetLink, async (request) => {
      if (!(await resets.isValid(request.query))) throw noLink()
      return answer(null)
    })

    route(app, accountEndpoints.resetPassword, async (request, reply) => {
      const { email, token, password } = request.body
      const account = await accounts.findByEmail(email)
      // The link is checked before the password is hashed, so that invalid links cost little.
      const isValid = await resets.isValid({ email, token })
      if (!account || !isValid) throw noLink()
      assertStrength(password, account)
      const password_hash = await passwords.hash(password)
      const visitor = visitorOf(request)
      const device = await db.transaction().execute(async (trx) => {
        const isUsed = await resets.use(trx, account, token)
        const change = { account, password_hash, loginAttempts, visitor }
        if (!isUsed || !(await storePassword(trx, change))) throw noLink()
        await sessionList.endAll({ userId: account.id, reason: 'password reset' }, trx)
        // Who reads the owner's email is the owner: strangers don't slow them down here.
        return loginSources.remember(trx, account.id, visitor)
      })
      setDevice(reply, device)
      return answer(null, 'Your password has been changed. You can log in with it now.')
    })
  }
