import { accountEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, member, notFound, route } from '../../platform/index.ts'
import type { Accounts } from './accounts.repository.ts'

export const accountRoutes =
  ({ accounts }: { accounts: Accounts }): FastifyPluginAsync =>
  async (app) => {
    route(app, accountEndpoints.me, async (request) => answer(await accounts.read(member(request).id)))

    route(app, accountEndpoints.publicUser, async (request) => {
      const user = await accounts.findPublic(request.params.id)
      if (!user) throw notFound('This member')
      return answer(user)
    })

    route(app, accountEndpoints.toggleUnit, async (request) =>
      answer({ unit: await accounts.toggleUnit(member(request).id) }),
    )
  }
