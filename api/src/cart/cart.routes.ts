import { CartAddition, CartAnswer, CartCount, CartHeaders, IdParams } from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { member } from '../http/access.ts'
import { answer } from '../http/answer.ts'
import { notFound } from '../http/errors.ts'
import type { Carts } from './cart.repository.ts'

export const cartRoutes =
  ({ carts }: { carts: Carts }): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { access: 'member' } as const
    const response = { 200: CartAnswer }

    app.get('/api/cart', { config, schema: { response } }, async (request) =>
      answer(await carts.read(member(request).id)),
    )

    app.post(
      '/api/cart',
      { config, schema: { headers: CartHeaders, body: CartAddition, response } },
      async (request) => {
        const { id } = member(request)
        const key = request.headers['idempotency-key']
        const message = await carts.add(id, request.body.items, key)
        return answer(await carts.read(id), message)
      },
    )

    app.put('/api/cart/count', { config, schema: { body: CartCount, response } }, async (request) => {
      const { id } = member(request)
      const changed = await carts.setCount(id, request.body)
      if (!changed) throw notFound('This cart line')
      return answer(await carts.read(id), changed.message)
    })

    app.delete('/api/cart/:id', { config, schema: { params: IdParams, response } }, async (request) => {
      const { id } = member(request)
      if (!(await carts.remove(id, request.params.id))) throw notFound('This cart line')
      return answer(await carts.read(id))
    })
  }
