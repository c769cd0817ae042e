import { catalogueEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, notFound, route } from '../../platform/index.ts'
import type { Accessories } from './accessories.repository.ts'

export const catalogueRoutes =
  ({ accessories }: { accessories: Accessories }): FastifyPluginAsync =>
  async (app) => {
    route(app, catalogueEndpoints.accessories, async (request) =>
      answerPage(await accessories.list(request.query)),
    )

    route(app, catalogueEndpoints.fitting, async (request) =>
      answer(await accessories.fitting(request.query.products.split(',').map(Number))),
    )

    route(app, catalogueEndpoints.accessory, async (request) => {
      const accessory = await accessories.find(request.params.id)
      if (!accessory) throw notFound('This accessory')
      return answer(accessory)
    })
  }
