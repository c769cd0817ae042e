import { toDollars } from '@nireeka/contracts'
import type { QuoteAnswer, ShippingMethod } from '@nireeka/contracts/api'

import { toPromoData } from '../cart/cart-data.ts'
import type { ShippingOffer } from '../money/rules.ts'
import { isServed } from '../money/shipping.ts'
import type { Quote } from './quote-cart.ts'

const TITLES: Record<ShippingMethod, string> = { standard: 'Standard', express: 'Express' }

/** Returns a cart's quote in the API's form. */
export function toQuoteData(quote: Quote): QuoteAnswer {
  const { place, totals, offers, method } = quote
  const methods = offers.map(toMethodData)
  return {
    country_id: place.country_id,
    served: isServed(place),
    subtotal: toDollars(quote.lines_cents),
    discount: toDollars(quote.discount_cents),
    shipping: totals && toDollars(totals.shipping_cents),
    tax: totals && toDollars(totals.tax_cents),
    total: totals && toDollars(totals.total_cents),
    credits: toDollars(totals?.credits_cents ?? 0),
    payable: totals && toDollars(totals.payable_cents),
    method,
    methods,
    days: methods.find(({ id }) => id === method)?.days ?? null,
    lead_days: quote.lead_days,
    ...toPromoData(quote),
  }
}

/** What takes no day goes by email. */
const toMethodData = ({ method, cents, days }: ShippingOffer) => ({
  id: method,
  title: days.max === 0 ? 'By email' : TITLES[method],
  price: toDollars(cents),
  days,
})
