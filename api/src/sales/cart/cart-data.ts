import { toDollars } from '@nireeka/contracts'
import type { CartData, CartLineAnswer, LineBuildData } from '@nireeka/contracts/api'

import type { Quote } from '../checkout/quote-cart.ts'
import { isServed } from '../money/shipping.ts'
import type { StoredBuild } from '../../bikes/index.ts'
import type { CartLine } from './cart-line.ts'
import { daysOf, deliveryOf } from './line-delivery.ts'

/** Returns a cart in the API's form. */
export function toCartData(quote: Quote): CartData {
  const { place, totals, lines_cents, discount_cents } = quote
  return {
    carts: toLinesData(quote),
    shipping: toDollars(totals?.shipping_cents ?? 0),
    tax: toDollars(totals?.tax_cents ?? 0),
    subtotal: toDollars(lines_cents),
    discount: toDollars(discount_cents),
    total: toDollars(totals?.total_cents ?? lines_cents - discount_cents),
    country: { id: place.country_id, name: place.name, served: isServed(place) },
    days: daysOf(quote),
    ...toPromoData(quote),
  }
}

/** Returns the lines of a quote in the API's form. */
export const toLinesData = (quote: Quote): CartLineAnswer[] =>
  quote.lines.map((line) => toLineData(line, quote))

const toLineData = (line: CartLine, quote: Quote): CartLineAnswer => ({
  id: line.id,
  title: line.title,
  description: line.description,
  image: line.image,
  price: toDollars(line.unit_cents),
  count: line.count,
  bike_slug: line.bike_slug,
  order_bike_id: line.order_bike_id,
  product_id: line.product_id,
  kind: line.kind,
  available: line.available,
  problem: line.problem,
  notice: line.notice,
  warning: line.warning,
  choices: Object.entries(line.options).map(([name, value]) => ({ name, value })),
  delivery: deliveryOf(line, quote),
  build: line.build && toLineBuild(line.build),
})

export const toLineBuild = ({ size_id, colour_id, ral, part_ids }: StoredBuild): LineBuildData => ({
  size_id,
  color_id: colour_id,
  ral,
  part_ids,
})

/** Returns a quote's promo code and free-shipping data, which the cart and the checkout share. */
export const toPromoData = ({
  promo,
  refusedPromo,
  freeShipping,
}: Quote): Pick<CartData, 'promo' | 'refused_promo' | 'free_shipping'> => ({
  promo: promo && {
    code: promo.code,
    description: promo.description,
    discount: toDollars(promo.saved_cents),
  },
  refused_promo: refusedPromo,
  free_shipping: freeShipping && {
    from: toDollars(freeShipping.from_cents),
    missing: toDollars(freeShipping.missing_cents),
  },
})
