import { IdParams, OrderAnswer, OrdersAnswer, OrdersQuery } from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { member } from '../http/access.ts'
import { answer } from '../http/answer.ts'
import { notFound } from '../http/errors.ts'
import type { Orders } from './orders.repository.ts'

export const orderRoutes =
  ({ orders }: { orders: Orders }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/orders',
      { config: { access: 'member' }, schema: { querystring: OrdersQuery, response: { 200: OrdersAnswer } } },
      async (request) => answer(await orders.list(member(request).id, request.query.page)),
    )

    app.get(
      '/api/orders/:id',
      { config: { access: 'member' }, schema: { params: IdParams, response: { 200: OrderAnswer } } },
      async (request) => {
        const order = await orders.read(member(request).id, request.params.id)
        if (!order) throw notFound('This order')
        return answer(order)
      },
    )
  }
