import { cartEndpoints, checkoutEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, member, route } from '../../platform/index.ts'
import { toCartData } from '../cart/cart-data.ts'
import type { CartPromos } from './cart-promos.ts'

export const promoRoutes =
  ({ cartPromos }: { cartPromos: CartPromos }): FastifyPluginAsync =>
  async (app) => {
    route(app, cartEndpoints.applyPromo, { callGroup: 'cart' }, async (request) => {
      const { code } = request.body
      return answer(toCartData(await cartPromos.put({ userId: member(request).id, code, field: 'code' })))
    })

    route(app, cartEndpoints.removePromo, { callGroup: 'cart' }, async (request) =>
      answer(toCartData(await cartPromos.remove(member(request).id))),
    )

    // The spec's call (section 7). The total that the page sends isn't used: the server computes every amount.
    route(app, checkoutEndpoints.changePromoCode, { callGroup: 'cart' }, async (request) => {
      const input = { userId: member(request).id, code: request.params.id, field: 'id' }
      const { promo, total } = toCartData(await cartPromos.put(input))
      if (!promo) throw new Error('A code that was taken has to count')
      return answer({ ...promo, total_price: total })
    })
  }
