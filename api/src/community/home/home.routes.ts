import { HomePageAnswer, HomePageQuery } from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { answer } from '../../platform/index.ts'
import type { Home } from './home.repository.ts'

export const homeRoutes =
  ({ home }: { home: Home }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/home-page',
      {
        config: { access: 'guest' },
        schema: { querystring: HomePageQuery, response: { 200: HomePageAnswer } },
      },
      async (request) => answer(await home.read(request.query.id_country)),
    )
  }
