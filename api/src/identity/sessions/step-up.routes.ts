import { accountEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, invalid, logSecurityEvent, member, route } from '../../platform/index.ts'
import type { CheckPassword } from '../second-factor/check-password.ts'
import { CodeRefused, type WithCode } from '../second-factor/with-code.ts'
import { visitorOf } from './device-cookie.ts'
import type { Sessions } from './sessions.ts'

interface Needs {
  sessions: Sessions
  checkPassword: CheckPassword
  withCode: WithCode
}

/**
 * The step-up: a member gives the password again, and a code if the account has a second factor, which for 5 minutes
 * allows what demands it.
 */
export const stepUpRoutes =
  ({ sessions, checkPassword, withCode }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, accountEndpoints.confirmPassword, async (request) => {
      const { id: user_id, session_id: sessionId, has_second_factor } = member(request)
      const { password, code } = request.body
      if (has_second_factor && code === undefined) throw invalid('code', 'Enter the code from your app.')
      const account = await checkPassword(request, password)
      try {
        if (!has_second_factor || code === undefined) await sessions.stepUp(sessionId)
        else {
          const given = { account, code, visitor: visitorOf(request), sessionId }
          await withCode(given, (trx) => sessions.stepUp(sessionId, trx))
        }
      } catch (error) {
        if (error instanceof CodeRefused) logSecurityEvent(request, { event: 'code_failed', user_id })
        throw error
      }
      logSecurityEvent(request, { event: 'step_up', user_id, session_id: sessionId })
      return answer(null)
    })
  }
