import {
  CartAnswer,
  ChangePromoCode,
  ChangePromoCodeAnswer,
  ChangePromoCodeParams,
  PromoWish,
} from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { answer, member, tellWhenToRetry } from '../../platform/index.ts'
import { toCartData } from '../cart/cart-data.ts'
import type { CartPromos } from './cart-promos.ts'

export const promoRoutes =
  ({ cartPromos }: { cartPromos: CartPromos }): FastifyPluginAsyncZod =>
  async (app) => {
    tellWhenToRetry(app)
    const config = { access: 'member' } as const

    app.put(
      '/api/cart/promo',
      { config, schema: { body: PromoWish, response: { 200: CartAnswer } } },
      async (request) => {
        const { code } = request.body
        return answer(toCartData(await cartPromos.put({ userId: member(request).id, code, field: 'code' })))
      },
    )

    app.delete('/api/cart/promo', { config, schema: { response: { 200: CartAnswer } } }, async (request) =>
      answer(toCartData(await cartPromos.remove(member(request).id))),
    )

    // The spec's call (section 7). What the page shows as total is not even read: every sum is ours.
    app.post(
      '/api/configurator/change-promo-code/:id',
      {
        config,
        schema: {
          params: ChangePromoCodeParams,
          body: ChangePromoCode,
          response: { 200: ChangePromoCodeAnswer },
        },
      },
      async (request) => {
        const wish = { userId: member(request).id, code: request.params.id, field: 'id' }
        const { promo, total } = toCartData(await cartPromos.put(wish))
        if (!promo) throw new Error('A code that was taken has to count')
        return answer({ ...promo, total_price: total })
      },
    )
  }
