import {
  BikeAnswer,
  BikeParams,
  BikesAnswer,
  ColoursAnswer,
  ColoursParams,
  DeliveryAnswer,
  DeliveryParams,
  DeliveryQuery,
} from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { answer, notFound } from '../../platform/index.ts'
import type { BikeModels } from './bikes.repository.ts'
import type { Colours } from './colours.repository.ts'

interface Needs {
  bikes: BikeModels
  colours: Colours
}

export const configuratorRoutes =
  ({ bikes, colours }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { access: 'guest' } as const

    app.get('/api/configurator', { config, schema: { response: { 200: BikesAnswer } } }, async () =>
      answer({ bikes: await bikes.list() }),
    )

    app.get(
      '/api/configurator/:id',
      { config, schema: { params: BikeParams, response: { 200: BikeAnswer } } },
      async (request) => {
        const bike = await bikes.find(request.params.id)
        if (!bike) throw notFound('This bike')
        return answer(bike)
      },
    )

    app.get(
      '/api/configurator/colors/available/:productId/:sizeId',
      { config, schema: { params: ColoursParams, response: { 200: ColoursAnswer } } },
      async (request) => {
        const { productId, sizeId } = request.params
        const available = await colours.available(productId, sizeId)
        if (!available) throw notFound('This size')
        return answer({ available })
      },
    )

    app.get(
      '/api/configurator/colors/get-date/:productId/:sizeId/:colorId',
      {
        config,
        schema: { params: DeliveryParams, querystring: DeliveryQuery, response: { 200: DeliveryAnswer } },
      },
      async (request) => {
        const { productId, sizeId, colorId } = request.params
        const delivery = await colours.delivery(productId, sizeId, colorId, request.query.country_id)
        if (!delivery) throw notFound('This colour')
        return answer(delivery.dates)
      },
    )
  }
