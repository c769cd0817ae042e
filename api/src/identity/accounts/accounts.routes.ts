import { IdParams, MeAnswer, PublicUserAnswer, UnitAnswer } from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { answer, member, notFound } from '../../platform/index.ts'
import type { Accounts } from './accounts.repository.ts'

export const accountRoutes =
  ({ accounts }: { accounts: Accounts }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/me',
      { config: { access: 'member' }, schema: { response: { 200: MeAnswer } } },
      async (request) => answer(await accounts.read(member(request).id)),
    )

    app.get(
      '/api/user/:id/info',
      { config: { access: 'guest' }, schema: { params: IdParams, response: { 200: PublicUserAnswer } } },
      async (request) => {
        const user = await accounts.findPublic(request.params.id)
        if (!user) throw notFound('This member')
        return answer(user)
      },
    )

    app.get(
      '/api/set-unit',
      { config: { access: 'member' }, schema: { response: { 200: UnitAnswer } } },
      async (request) => answer({ unit: await accounts.toggleUnit(member(request).id) }),
    )
  }
