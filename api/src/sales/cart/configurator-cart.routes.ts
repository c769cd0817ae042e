import { CartAnswer, CartHeaders, ConfiguratorCart as ConfiguratorCartBody } from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { answer, member } from '../../platform/index.ts'
import type { Carts } from './cart.repository.ts'
import type { ConfiguratorCart } from './configurator-cart.ts'

interface Needs {
  carts: Carts
  configuratorCart: ConfiguratorCart
}

export const configuratorCartRoutes =
  ({ carts, configuratorCart }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/configurator/cart',
      {
        config: { access: 'member' },
        schema: { headers: CartHeaders, body: ConfiguratorCartBody, response: { 200: CartAnswer } },
      },
      async (request) => {
        const { id } = member(request)
        const message = await configuratorCart.put(id, request.body, request.headers['idempotency-key'])
        return answer(await carts.read(id), message)
      },
    )
  }
