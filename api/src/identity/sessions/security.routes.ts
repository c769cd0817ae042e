import { EndedAnswer, SecurityAnswer, SessionParams } from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { answer, member, notFound } from '../../platform/index.ts'
import type { Accounts } from '../accounts/accounts.repository.ts'
import type { SessionList } from './session-list.ts'
import type { Identities } from '../providers/identities.repository.ts'

interface Needs {
  accounts: Accounts
  identities: Identities
  sessionList: SessionList
}

export const securityRoutes =
  ({ accounts, identities, sessionList }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/account/security',
      { config: { access: 'member' }, schema: { response: { 200: SecurityAnswer } } },
      async (request) => {
        const { id, session_id } = member(request)
        const { password_hash } = await accounts.findById(id)
        return answer({
          has_password: password_hash !== null,
          identities: await identities.of(id),
          sessions: await sessionList.of(id, session_id),
        })
      },
    )

    app.delete(
      '/api/account/sessions',
      { config: { access: 'member' }, schema: { response: { 200: EndedAnswer } } },
      async (request) => {
        const { id, session_id } = member(request)
        const reason = 'signed out everywhere else'
        const ended = await sessionList.endAll({ userId: id, reason, except: session_id })
        return answer({ ended }, 'You are signed out everywhere else.')
      },
    )

    app.delete(
      '/api/account/sessions/:id',
      { config: { access: 'member' }, schema: { params: SessionParams, response: { 200: EndedAnswer } } },
      async (request) => {
        const ended = await sessionList.endOne(member(request).id, request.params.id)
        if (ended === 0) throw notFound('This session')
        return answer({ ended })
      },
    )
  }
