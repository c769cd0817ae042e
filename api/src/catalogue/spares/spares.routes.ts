import { spareEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, route } from '../../platform/index.ts'
import type { Spares } from './spares.repository.ts'

export const spareRoutes =
  ({ spares }: { spares: Spares }): FastifyPluginAsync =>
  async (app) => {
    route(app, spareEndpoints.families, async () => answer({ families: await spares.families() }))

    route(app, spareEndpoints.suggest, async (request) =>
      answer({ items: await spares.suggest(request.query.keyword) }),
    )

    route(app, spareEndpoints.search, async (request) =>
      answerPage(await spares.search(request.query.q, request.query.page)),
    )
  }
