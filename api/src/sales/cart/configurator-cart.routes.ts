import { buildEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, member, route } from '../../platform/index.ts'
import type { Carts } from './cart.repository.ts'
import type { ConfiguratorCart } from './configurator-cart.ts'

interface Needs {
  carts: Carts
  configuratorCart: ConfiguratorCart
}

export const configuratorCartRoutes =
  ({ carts, configuratorCart }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, buildEndpoints.putIntoCart, { callGroup: 'cart' }, async (request) => {
      const { id } = member(request)
      const message = await configuratorCart.put(id, request.body, request.headers['idempotency-key'])
      return answer(await carts.read(id), message)
    })
  }
