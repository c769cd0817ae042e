import {
  CartAddition,
  CartAnswer,
  CartCount,
  CartCountry,
  CartHeaders,
  CartQuote,
  IdParams,
  PromoInput,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const cartEndpoints = {
  read: { method: 'GET', path: '/api/cart', access: 'member', answer: CartAnswer },
  add: {
    method: 'POST',
    path: '/api/cart',
    access: 'member',
    headers: CartHeaders,
    body: CartAddition,
    answer: CartAnswer,
  },
  setCount: { method: 'PUT', path: '/api/cart/count', access: 'member', body: CartCount, answer: CartAnswer },
  accept: { method: 'POST', path: '/api/cart/accept', access: 'member', answer: CartAnswer },
  remove: { method: 'DELETE', path: '/api/cart/:id', access: 'member', params: IdParams, answer: CartAnswer },
  setCountry: {
    method: 'PUT',
    path: '/api/cart/country',
    access: 'member',
    body: CartCountry,
    answer: CartAnswer,
  },
  quote: { method: 'POST', path: '/api/cart/quote', access: 'guest', body: CartQuote, answer: CartAnswer },
  applyPromo: {
    method: 'PUT',
    path: '/api/cart/promo',
    access: 'member',
    body: PromoInput,
    answer: CartAnswer,
  },
  removePromo: { method: 'DELETE', path: '/api/cart/promo', access: 'member', answer: CartAnswer },
} as const satisfies EndpointGroup
