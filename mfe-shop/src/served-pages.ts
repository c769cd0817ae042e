import type { ServedPage } from '@nireeka/kit/remote'

import { accessories, accessory, reviews } from './accessories/accessories.api.ts'
import { readWish } from './accessories/list/wish.ts'
import { readReviewWish } from './accessories/reviews/review-wish.ts'
import { stockAlertCode } from './page-codes.ts'
import { cartCode } from './cart/cart-code.ts'
import { checkoutCode } from './checkout/checkout-code.ts'

/** The pages that come as HTML, and the data of their first view. */
export const servedPages: ServedPage[] = [
  { path: '/shop', movedTo: '/shop/accessories' },
  {
    path: '/shop/accessories',
    load: ({ http, query, load }) => load(accessories(http, readWish(query))),
  },
  {
    path: '/shop/accessories/:id',
    async load({ http, params: { id = '' }, query, load }) {
      const item = await load(accessory(http, id))
      // A product without its reviews is a page all the same.
      await load(reviews(http, item.id, readReviewWish(query))).catch(() => undefined)
    },
  },
  { path: '/shop/stock-alert', load: () => stockAlertCode.load() },
  { path: '/shop/cart', load: () => cartCode.load() },
  { path: '/shop/cart/checkout', load: () => checkoutCode.load() },
  { path: '*', status: 404 },
]
