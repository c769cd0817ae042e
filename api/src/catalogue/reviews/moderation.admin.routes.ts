import {
  IdParams,
  ModerationAnswer,
  ModerationQuery,
  NothingAnswer,
  ReviewDecision,
} from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { answer, member } from '../../platform/index.ts'
import type { Moderation } from './moderation.repository.ts'

const config = { access: 'staff' } as const

export const moderationRoutes =
  ({ moderation }: { moderation: Moderation }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/backoffice/reviews',
      { config, schema: { querystring: ModerationQuery, response: { 200: ModerationAnswer } } },
      async (request) => answer(await moderation.list(request.query)),
    )

    app.post(
      '/api/backoffice/reviews/:id',
      { config, schema: { params: IdParams, body: ReviewDecision, response: { 200: NothingAnswer } } },
      async (request) => {
        const actor = `staff:${member(request).id}`
        await moderation.decide({ id: request.params.id, wish: request.body, actor })
        const isShown = request.body.state === 'published'
        return answer(null, isShown ? 'The review is shown.' : 'The review isn’t shown.')
      },
    )
  }
