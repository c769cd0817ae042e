import type { Answer, Cart, Http } from '@nireeka/contracts'

interface ServerCart {
  carts: Array<{
    id: number
    title: string
    description: string
    image: string | null
    price: number
    count: number
    bike_slug: string | null
    order_bike_id: number | null
    product_id: number
  }>
  shipping: number
  tax: number
}

const toCart = ({ carts, shipping, tax }: ServerCart): Cart => ({
  lines: carts.map(({ bike_slug, order_bike_id, product_id, ...line }) => ({
    ...line,
    productId: product_id,
    bikeSlug: bike_slug,
    orderBikeId: order_bike_id,
  })),
  shipping,
  tax,
})

export const getCart = async (http: Http) => toCart((await http.get<Answer<ServerCart>>('/api/cart')).data)

export interface Addition {
  product_id: number
  count: number
}

/** Adds to the server's cart; with a key, once, however often it is sent. The answer's message tells what was capped. */
export async function postCart(http: Http, items: Addition[], key?: string) {
  const headers = key ? { 'Idempotency-Key': key } : undefined
  const answer = await http.post<Answer<ServerCart>>('/api/cart', { items }, { headers })
  return { cart: toCart(answer.data), message: answer.message }
}

export const putCount = async (http: Http, id: number, count: number) =>
  http.put('/api/cart/count', { id, count })

export const deleteLine = async (http: Http, id: number) => http.delete(`/api/cart/${id}`)
