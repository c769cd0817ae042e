import { spareEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, networkOf, notFound, route, type SearchMisses } from '../../platform/index.ts'
import type { Spares } from './spares.repository.ts'

interface Needs {
  spares: Spares
  misses: SearchMisses
}

export const spareRoutes =
  ({ spares, misses }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, spareEndpoints.families, async () => answer({ families: await spares.families() }))

    route(app, spareEndpoints.suggest, async (request) =>
      answer({ items: await spares.suggest(request.query.keyword) }),
    )

    route(app, spareEndpoints.search, async (request) => {
      const { q, family, bike, in_stock } = request.query
      const found = await spares.search(request.query)
      const isFiltered = Boolean(family ?? bike ?? in_stock)
      if (q !== undefined && !isFiltered && found.total === 0)
        await misses.count({ area: 'spares', text: q, network: networkOf(request.ip) })
      return answerPage(found)
    })

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
