import { CreditsAnswer, CreditsQuery } from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { member } from '../http/access.ts'
import { answer } from '../http/answer.ts'
import type { Credits } from './credits.repository.ts'

export const creditRoutes =
  ({ credits }: { credits: Credits }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/credits',
      {
        config: { access: 'member' },
        schema: { querystring: CreditsQuery, response: { 200: CreditsAnswer } },
      },
      async (request) => answer(await credits.read(member(request).id, request.query.page)),
    )
  }
