import { emailChangeEndpoints as endpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'

import {
  answer,
  type Attempts,
  type Db,
  invalid,
  logSecurityEvent,
  member,
  route,
} from '../../platform/index.ts'
import type { Account } from '../accounts/accounts.repository.ts'
import type { CheckPassword } from '../second-factor/check-password.ts'
import { CodeRefused, type WithCode } from '../second-factor/with-code.ts'
import { visitorOf } from '../sessions/device-cookie.ts'
import { type ConfirmEmail, noEmailLink } from './confirm-email.ts'
import type { EmailChanges } from './email-changes.repository.ts'

/** How often one network may open links. */
const LINKS = { max: 30, timeWindow: '1 minute' }

const ON_ITS_WAY = 'We’ve emailed both addresses. Your email changes once you have opened both links.'

interface Needs {
  db: Db
  attempts: Attempts
  emailChanges: EmailChanges
  confirmEmail: ConfirmEmail
  checkPassword: CheckPassword
  withCode: WithCode
}

/** How a member changes the email address of their account. */
export const emailChangeRoutes = (needs: Needs): FastifyPluginAsync => {
  const { attempts, emailChanges, confirmEmail } = needs
  return async (app) => {
    route(app, endpoints.read, async (request) =>
      answer({ change: await emailChanges.pending(member(request).id) }),
    )

    route(app, endpoints.request, async (request) => {
      const { id: user_id, session_id: sessionId, has_second_factor } = member(request)
      const { password, code } = request.body
      const email = request.body.email.toLowerCase()
      if (has_second_factor && code === undefined) throw invalid('code', 'Enter the code from your app.')
      const account = await needs.checkPassword(request, password)
      if (email === account.email) throw invalid('email', 'This is your email already.')
      await attempts.take('email change, account', account.email)
      await attempts.take('email change, address', email)
      const ask = (trx: Db) => emailChanges.request(trx, { account, email, sessionId })
      await (has_second_factor && code !== undefined
        ? withSecondFactor(request, { account, code }, ask)
        : needs.db.transaction().execute(ask))
      logSecurityEvent(request, { event: 'email_change_requested', user_id })
      return answer({ change: await emailChanges.pending(user_id) }, ON_ITS_WAY)
    })

    route(app, endpoints.withdraw, async (request) => {
      await emailChanges.withdraw(member(request).id)
      return answer({ change: null }, 'Your email stays as it is.')
    })

    route(app, endpoints.confirm, { rateLimit: LINKS }, async (request) => {
      const { userId: user_id, isChanged } = await confirmEmail(request.body.token)
      if (isChanged) logSecurityEvent(request, { event: 'email_changed', user_id })
      return answer({ is_changed: isChanged })
    })

    route(app, endpoints.refuse, { rateLimit: LINKS }, async (request) => {
      const user_id = await emailChanges.refuse(request.body.token)
      if (user_id === null) throw noEmailLink()
      logSecurityEvent(request, { event: 'email_change_refused', user_id })
      return answer(null)
    })
  }

  /** Acts once the code of the second factor is right. */
  async function withSecondFactor(
    request: FastifyRequest,
    given: { account: Account; code: string },
    act: (trx: Db) => Promise<void>,
  ) {
    const from = { visitor: visitorOf(request), sessionId: member(request).session_id }
    try {
      await needs.withCode({ ...given, ...from }, act)
    } catch (error) {
      if (error instanceof CodeRefused)
        logSecurityEvent(request, { event: 'code_failed', user_id: given.account.id })
      throw error
    }
  }
}
