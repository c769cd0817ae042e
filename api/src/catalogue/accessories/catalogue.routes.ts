import { AccessoriesAnswer, AccessoryAnswer, AccessoryQuery, IdParams } from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { answer, notFound } from '../../platform/index.ts'
import type { Accessories } from './accessories.repository.ts'

export const catalogueRoutes =
  ({ accessories }: { accessories: Accessories }): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { access: 'guest' } as const

    app.get(
      '/api/accessories',
      { config, schema: { querystring: AccessoryQuery, response: { 200: AccessoriesAnswer } } },
      async (request) => answer(await accessories.list(request.query)),
    )

    app.get(
      '/api/accessories/:id',
      { config, schema: { params: IdParams, response: { 200: AccessoryAnswer } } },
      async (request) => {
        const accessory = await accessories.find(request.params.id)
        if (!accessory) throw notFound('This accessory')
        return answer(accessory)
      },
    )
  }
