import { configuratorEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, notFound, route } from '../../platform/index.ts'
import type { BikeModels } from './bikes.repository.ts'
import type { Colours } from './colours.repository.ts'

interface Needs {
  bikes: BikeModels
  colours: Colours
}

export const configuratorRoutes =
  ({ bikes, colours }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, configuratorEndpoints.bikes, async () => answer({ bikes: await bikes.list() }))

    route(app, configuratorEndpoints.bike, async (request) => {
      const bike = await bikes.find(request.params.id)
      if (!bike) throw notFound('This bike')
      return answer(bike)
    })

    route(app, configuratorEndpoints.colours, async (request) => {
      const { productId, sizeId } = request.params
      const available = await colours.available(productId, sizeId)
      if (!available) throw notFound('This size')
      return answer({ available })
    })

    route(app, configuratorEndpoints.delivery, async (request) => {
      const { productId, sizeId, colorId } = request.params
      const delivery = await colours.delivery(productId, sizeId, colorId, request.query.country_id)
      if (!delivery) throw notFound('This colour')
      return answer(delivery.dates)
    })
  }
