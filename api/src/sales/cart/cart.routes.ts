import { cartEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, member, networkOf, notFound, route } from '../../platform/index.ts'
import type { Carts } from './cart.repository.ts'
import type { GuestQuotes } from './guest-quotes.ts'

/** The rate limit for quotes, which a guest's page requests at each change of the cart. */
const QUOTES = { max: 120, timeWindow: 60_000 }

interface Needs {
  carts: Carts
  guestQuotes: GuestQuotes
}

export const cartRoutes =
  ({ carts, guestQuotes }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, cartEndpoints.read, { callGroup: 'cart' }, async (request) =>
      answer(await carts.read(member(request).id)),
    )

    route(app, cartEndpoints.add, { callGroup: 'cart' }, async (request) => {
      const { id } = member(request)
      const key = request.headers['idempotency-key']
      const message = await carts.add(id, request.body.items, key)
      return answer(await carts.read(id), message)
    })

    route(app, cartEndpoints.setCount, { callGroup: 'cart' }, async (request) => {
      const { id } = member(request)
      const changed = await carts.setCount(id, request.body)
      if (!changed) throw notFound('This cart line')
      return answer(await carts.read(id), changed.message)
    })

    route(app, cartEndpoints.setCountry, { callGroup: 'cart' }, async (request) => {
      const { id } = member(request)
      await carts.setCountry(id, request.body.country_id)
      return answer(await carts.read(id))
    })

    route(app, cartEndpoints.accept, { callGroup: 'cart' }, async (request) => {
      const { id } = member(request)
      const message = await carts.accept(id)
      return answer(await carts.read(id), message)
    })

    route(app, cartEndpoints.remove, { callGroup: 'cart' }, async (request) => {
      const { id } = member(request)
      if (!(await carts.remove(id, request.params.id))) throw notFound('This cart line')
      return answer(await carts.read(id))
    })

    route(app, cartEndpoints.quote, { rateLimit: QUOTES, callGroup: 'cart' }, async (request) =>
      answer(await guestQuotes.quote(request.body, networkOf(request.ip))),
    )
  }
