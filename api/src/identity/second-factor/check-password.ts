import type { FastifyRequest } from 'fastify'

import { conflict, invalid, logSecurityEvent, member } from '../../platform/index.ts'
import type { Account, Accounts } from '../accounts/accounts.repository.ts'
import { visitorOf } from '../sessions/device-cookie.ts'
import type { SignIn } from '../sessions/sign-in.ts'

interface Needs {
  accounts: Accounts
  signIn: SignIn
}

export const noPassword = () =>
  conflict('no_password', 'Your account has no password yet. Set one in your settings, and try again.')

export type CheckPassword = ReturnType<typeof createCheckPassword>

/** Creates the function that returns the caller's account after checking its password; throws for a wrong one. */
export function createCheckPassword({ accounts, signIn }: Needs) {
  return async (request: FastifyRequest, password: string): Promise<Account> => {
    const { id: user_id, session_id } = member(request)
    const account = await accounts.findById(user_id)
    if (account.password_hash === null) throw noPassword()
    const { email } = account
    // Counts as a login attempt; otherwise a stolen session could try passwords for as long as it lives.
    const isRight = await signIn({ email, password, visitor: visitorOf(request), sessionId: session_id })
    if (!isRight) {
      logSecurityEvent(request, { event: 'step_up_failed', user_id, session_id })
      throw invalid('password', 'That password isn’t right.')
    }
    return account
  }
}
