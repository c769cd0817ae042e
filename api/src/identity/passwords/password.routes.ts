import { accountEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'

import { answer, conflict, type Db, invalid, member, route } from '../../platform/index.ts'
import type { Accounts } from '../accounts/accounts.repository.ts'
import { storePassword } from './new-password.ts'
import { assertStrength } from './password-rules.ts'
import type { Passwords } from './passwords.ts'
import { visitorOf } from '../sessions/device-cookie.ts'
import type { LoginAttempts } from '../sessions/login-attempts.ts'
import { setRefresh } from '../sessions/refresh-cookie.ts'
import type { SessionList } from '../sessions/session-list.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { SignIn } from '../sessions/sign-in.ts'

interface Needs {
  db: Db
  accounts: Accounts
  passwords: Passwords
  sessions: Sessions
  sessionList: SessionList
  signIn: SignIn
  loginAttempts: LoginAttempts
}

const changedMeanwhile = () =>
  conflict('changed_meanwhile', 'Your password has just been changed elsewhere. Please log in again.')

export const passwordRoutes = (needs: Needs): FastifyPluginAsync => {
  const { db, accounts, passwords, loginAttempts } = needs
  return async (app) => {
    route(app, accountEndpoints.changePassword, async (request, reply) => {
      const { old_password, password } = request.body
      const { id, session_id: sessionId } = member(request)
      const visitor = visitorOf(request)
      const account = await accounts.findById(id)
      if (account.password_hash === null) {
        throw conflict('no_password', 'Your account has no password yet. You can set one.')
      }
      // Counts as a login attempt; otherwise a stolen session could try passwords for as long as it lives.
      const { email } = account
      const isRight = await needs.signIn({ email, password: old_password, visitor, sessionId })
      if (!isRight) throw invalid('old_password', 'That isn’t your current password.')
      if (password === old_password) throw invalid('password', 'This is already your password.')
      assertStrength(password, account)
      const password_hash = await passwords.hash(password)
      const credentials = await db.transaction().execute(async (trx) => {
        const isStored = await storePassword(trx, { account, password_hash, loginAttempts, visitor })
        if (!isStored) throw changedMeanwhile()
        return startAnew(trx, request)
      })
      setRefresh(reply, credentials)
      return answer({ token: credentials.access }, 'Your password has been changed.')
    })

    route(app, accountEndpoints.setPassword, async (request) => {
      const { password } = request.body
      const account = await accounts.findById(member(request).id)
      if (account.password_hash !== null) throw hasOne()
      assertStrength(password, account)
      const password_hash = await passwords.hash(password)
      await db.transaction().execute(async (trx) => {
        const change = { account, password_hash, loginAttempts, visitor: visitorOf(request) }
        if (!(await storePassword(trx, change))) throw hasOne()
      })
      return answer(null, 'Your password has been set.')
    })
  }

  /**
   * Ends all of the member's sessions including this one, since whoever knew the old password may know its tokens, and
   * starts a new one.
   */
  async function startAnew(trx: Db, request: FastifyRequest) {
    const { id: userId, session_id, has_second_factor } = member(request)
    const { is_remembered } = await trx
      .selectFrom('sessions')
      .select('is_remembered')
      .where('id', '=', session_id)
      .executeTakeFirstOrThrow()
    await needs.sessionList.endAll({ userId, reason: 'password changed' }, trx)
    const userAgent = request.headers['user-agent'] ?? null
    // For an account with a second factor, the password alone is no step-up.
    const hasPassword = !has_second_factor
    return needs.sessions.begin(trx, { userId, isRemembered: is_remembered, userAgent, hasPassword })
  }
}

const hasOne = () =>
  conflict('has_password', 'Your account already has a password. To change it, enter the current one too.')
