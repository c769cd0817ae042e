import type { Answer, Cart, Http } from '@nireeka/contracts'
import type { CartData } from '@nireeka/contracts/api'

export const toCart = ({ carts, shipping, tax, country, ...data }: CartData): Cart => ({
  lines: carts.map(({ bike_slug, order_bike_id, product_id, ...line }) => ({
    ...line,
    productId: product_id,
    bikeSlug: bike_slug,
    orderBikeId: order_bike_id,
  })),
  shipping,
  tax,
  check: 'current',
  facts: {
    subtotal: data.subtotal,
    discount: data.discount,
    country: { id: country.id, name: country.name, isServed: country.served },
    promo: data.promo,
    refusedPromo: data.refused_promo,
    freeShipping: data.free_shipping,
  },
})

export interface Addition {
  product_id: number
  count: number
}

/** The cart as it is now, and what its owner should be told of the change. */
export interface Changed {
  cart: Cart
  message: string | null
}

const changed = ({ data, message }: Answer<CartData>): Changed => ({ cart: toCart(data), message })

/** Adds to the server's cart; with a key, once, however often it is sent. The answer's message tells what was capped. */
export async function postCart(http: Http, items: Addition[], key: string) {
  const headers = { 'Idempotency-Key': key }
  return changed(await http.post<Answer<CartData>>('/api/cart', { items }, { headers }))
}

export const putCount = async (http: Http, id: number, count: number) =>
  changed(await http.put<Answer<CartData>>('/api/cart/count', { id, count }))

export const deleteLine = async (http: Http, id: number) =>
  changed(await http.delete<Answer<CartData>>(`/api/cart/${id}`))

export const putPromo = async (http: Http, code: string) =>
  changed(await http.put<Answer<CartData>>('/api/cart/promo', { code }))

export const deletePromo = async (http: Http) =>
  changed(await http.delete<Answer<CartData>>('/api/cart/promo'))

export const acceptCart = async (http: Http) => changed(await http.post<Answer<CartData>>('/api/cart/accept'))

/** What a guest's cart costs today; nothing of it is kept. */
export const postQuote = async (http: Http, items: Addition[], code: string | null) =>
  changed(
    await http.post<Answer<CartData>>(
      '/api/cart/quote',
      { items, ...(code ? { code } : {}) },
      { anonymous: true },
    ),
  ).cart
