import { OwnedBikeAnswer, OwnedBikeParams } from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { answer, member, notFound } from '../../platform/index.ts'
import type { ReadOwned } from './read-owned.ts'

export const ownedBikeRoutes =
  ({ readOwned }: { readOwned: ReadOwned }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/configurator/owned/:id',
      {
        config: { access: 'member' },
        schema: { params: OwnedBikeParams, response: { 200: OwnedBikeAnswer } },
      },
      async (request) => {
        const bike = await readOwned(member(request).id, request.params.id)
        if (!bike) throw notFound('This bike')
        return answer(bike)
      },
    )
  }
