import { spareEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, notFound, route } from '../../platform/index.ts'
import type { Spares } from './spares.repository.ts'

export const spareRoutes =
  ({ spares }: { spares: Spares }): FastifyPluginAsync =>
  async (app) => {
    route(app, spareEndpoints.families, async () => answer({ families: await spares.families() }))

    route(app, spareEndpoints.suggest, async (request) =>
      answer({ items: await spares.suggest(request.query.keyword) }),
    )

    route(app, spareEndpoints.search, async (request) => answerPage(await spares.search(request.query)))

    route(app, spareEndpoints.exploded, async (request) => {
      const bike = await spares.model(request.query.bike)
      if (!bike) throw notFound('This bike')
      return answer({ bike: { ...bike, built: null }, spares: await spares.exploded(bike.slug) })
    })

    route(app, spareEndpoints.spare, async (request) => {
      const spare = await spares.find(request.params.id)
      if (!spare) throw notFound('This spare part')
      return answer(spare)
    })
  }
