import { MeAnswer, UnitAnswer } from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { member } from '../http/access.ts'
import { answer } from '../http/answer.ts'
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
      '/api/set-unit',
      { config: { access: 'member' }, schema: { response: { 200: UnitAnswer } } },
      async (request) => answer({ unit: await accounts.toggleUnit(member(request).id) }),
    )
  }
