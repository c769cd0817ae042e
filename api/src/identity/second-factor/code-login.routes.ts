import { secondFactorEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { conflict, logSecurityEvent, route } from '../../platform/index.ts'
import type { Accounts } from '../accounts/accounts.repository.ts'
import { visitorOf } from '../sessions/device-cookie.ts'
import { type LoginLimits, networkLimit } from '../sessions/login-limits.ts'
import type { StartSession } from '../sessions/start-session.ts'
import type { LoginChallenges } from './login-challenges.ts'
import { CodeRefused, type WithCode } from './with-code.ts'

interface Needs {
  accounts: Accounts
  challenges: LoginChallenges
  withCode: WithCode
  startSession: StartSession
  limits: LoginLimits
}

/** The second step of a login: a code for a challenge, after which the session begins. */
export const codeLoginRoutes =
  ({ accounts, challenges, withCode, startSession, limits }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, secondFactorEndpoints.login, { rateLimit: networkLimit(limits) }, async (request, reply) => {
      const { challenge, code } = request.body
      const userId = await challenges.memberOf(challenge)
      if (userId === undefined) throw challengeOver()
      const account = await accounts.findById(userId)
      const given = { account, code, visitor: visitorOf(request), sessionId: null }
      try {
        const begun = await withCode(given, async (trx) => {
          const first = await challenges.use(trx, challenge)
          if (!first) throw challengeOver()
          const { is_remembered: isRemembered, has_password: hasPassword } = first
          return startSession.begin(trx, request, { userId, isRemembered, hasPassword })
        })
        return startSession.send(reply, begun)
      } catch (error) {
        if (error instanceof CodeRefused) logSecurityEvent(request, { event: 'code_failed', user_id: userId })
        throw error
      }
    })
  }

const challengeOver = () =>
  conflict('challenge_over', 'Your login took too long. Enter your email address and password again.')
