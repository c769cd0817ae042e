import type { CartData, CartLineAnswer } from '@nireeka/contracts/api'

/** Returns a cart line in the server's format. */
export const lineAnswer = (change: Partial<CartLineAnswer> = {}): CartLineAnswer => ({
  id: 70,
  title: 'City helmet',
  description: '',
  image: null,
  price: 119,
  count: 1,
  bike_slug: null,
  order_bike_id: null,
  product_id: 1,
  kind: 'accessory',
  available: 20,
  problem: null,
  notice: null,
  warning: null,
  choices: [],
  delivery: null,
  build: null,
  ...change,
})

/** Returns a cart in the server's format. */
export const cartAnswer = (carts: CartLineAnswer[], change: Partial<CartData> = {}): CartData => ({
  carts,
  shipping: 9,
  tax: 10.24,
  subtotal: 119,
  discount: 0,
  total: 138.24,
  country: { id: 222, name: 'United States', served: true },
  days: { min: 3, max: 6 },
  promo: null,
  refused_promo: null,
  free_shipping: null,
  ...change,
})
