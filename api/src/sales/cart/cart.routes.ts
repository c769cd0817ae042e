import { CartAddition, CartAnswer, CartCount, CartHeaders, CartQuote, IdParams } from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { answer, member, networkOf, notFound } from '../../platform/index.ts'
import type { Carts } from './cart.repository.ts'
import type { GuestQuotes } from './guest-quotes.ts'

/** A guest's page asks at each change of the cart. */
const QUOTES = { max: 120, timeWindow: 60_000 }

interface Needs {
  carts: Carts
  guestQuotes: GuestQuotes
}

export const cartRoutes =
  ({ carts, guestQuotes }: Needs): FastifyPluginAsyncZod =>
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

    app.post('/api/cart/accept', { config, schema: { response } }, async (request) => {
      const { id } = member(request)
      const message = await carts.accept(id)
      return answer(await carts.read(id), message)
    })

    app.delete('/api/cart/:id', { config, schema: { params: IdParams, response } }, async (request) => {
      const { id } = member(request)
      if (!(await carts.remove(id, request.params.id))) throw notFound('This cart line')
      return answer(await carts.read(id))
    })

    app.post(
      '/api/cart/quote',
      { config: { access: 'guest', rateLimit: QUOTES }, schema: { body: CartQuote, response } },
      async (request) => answer(await guestQuotes.quote(request.body, networkOf(request.ip))),
    )
  }
