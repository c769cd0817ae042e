import { accountEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, member, notFound, route } from '../../platform/index.ts'
import type { Accounts } from '../accounts/accounts.repository.ts'
import type { SessionList } from './session-list.ts'
import type { SecondFactors } from '../second-factor/second-factors.repository.ts'
import type { Identities } from '../providers/identities.repository.ts'

interface Needs {
  accounts: Accounts
  identities: Identities
  secondFactors: SecondFactors
  sessionList: SessionList
}

export const securityRoutes =
  ({ accounts, identities, secondFactors, sessionList }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, accountEndpoints.security, async (request) => {
      const { id, session_id } = member(request)
      const { password_hash } = await accounts.findById(id)
      return answer({
        has_password: password_hash !== null,
        second_factor: await secondFactors.stateOf(id),
        identities: await identities.of(id),
        sessions: await sessionList.of(id, session_id),
      })
    })

    route(app, accountEndpoints.endOtherSessions, async (request) => {
      const { id, session_id } = member(request)
      const reason = 'signed out everywhere else'
      const ended = await sessionList.endAll({ userId: id, reason, except: session_id })
      return answer({ ended }, 'You’re signed out everywhere else.')
    })

    route(app, accountEndpoints.endSession, async (request) => {
      const ended = await sessionList.endOne(member(request).id, request.params.id)
      if (ended === 0) throw notFound('This session')
      return answer({ ended })
    })
  }
