import { buildEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, member, notFound, route } from '../../platform/index.ts'
import type { ReadOwned } from './read-owned.ts'

export const ownedBikeRoutes =
  ({ readOwned }: { readOwned: ReadOwned }): FastifyPluginAsync =>
  async (app) => {
    route(app, buildEndpoints.owned, async (request) => {
      const bike = await readOwned(member(request).id, request.params.id)
      if (!bike) throw notFound('This bike')
      return answer(bike)
    })
  }
