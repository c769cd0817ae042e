import { accountEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, conflict, invalid, logSecurityEvent, member, route } from '../../platform/index.ts'
import type { Accounts } from '../accounts/accounts.repository.ts'
import { visitorOf } from './device-cookie.ts'
import type { Sessions } from './sessions.ts'
import type { SignIn } from './sign-in.ts'

interface Needs {
  accounts: Accounts
  sessions: Sessions
  signIn: SignIn
}

/** The step-up: a member gives the password again, which for 5 minutes allows what demands it. */
export const stepUpRoutes =
  ({ accounts, sessions, signIn }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, accountEndpoints.confirmPassword, async (request) => {
      const { id: user_id, session_id } = member(request)
      const { email, password_hash } = await accounts.findById(user_id)
      if (password_hash === null) throw noPassword()
      const { password } = request.body
      // Counts as a login attempt; otherwise a stolen session could try passwords for as long as it lives.
      const isRight = await signIn({ email, password, visitor: visitorOf(request), sessionId: session_id })
      logSecurityEvent(request, { event: isRight ? 'step_up' : 'step_up_failed', user_id, session_id })
      if (!isRight) throw invalid('password', 'This is not your password.')
      await sessions.stepUp(session_id)
      return answer(null)
    })
  }

const noPassword = () =>
  conflict('no_password', 'Your account has no password yet. Set one in your settings, and try again.')
