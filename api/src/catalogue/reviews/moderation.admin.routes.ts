import { reviewEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, member, route } from '../../platform/index.ts'
import type { Moderation } from './moderation.repository.ts'

export const moderationRoutes =
  ({ moderation }: { moderation: Moderation }): FastifyPluginAsync =>
  async (app) => {
    route(app, reviewEndpoints.moderate, async (request) => answerPage(await moderation.list(request.query)))

    route(app, reviewEndpoints.decide, async (request) => {
      await moderation.decide({ id: request.params.id, input: request.body, by: member(request) })
      const isShown = request.body.state === 'published'
      return answer(null, isShown ? 'Review published.' : 'Review hidden.')
    })
  }
