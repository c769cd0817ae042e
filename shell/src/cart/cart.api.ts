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

export const getCart = async (http: Http) => toCart((await http.get<Answer<CartData>>('/api/cart')).data)
