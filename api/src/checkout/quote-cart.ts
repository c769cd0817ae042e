import type { ShippingMethod } from '@nireeka/contracts/api'

import { canBeHad } from '../cart/line-problem.ts'
import type { CartLine } from '../cart/priced-lines.ts'
import { checkPromo, type PromoFacts } from '../money/check-promo.ts'
import { linesTotal } from '../money/lines.ts'
import { priceOrder } from '../money/price-order.ts'
import type { PromoRule } from '../money/promo-base.ts'
import { NO_EFFECT, type Place, type PromoEffect, type ShippingOffer, type Totals } from '../money/rules.ts'
import { freeShipping, type FreeShippingProgress, shippingOffers } from '../money/shipping.ts'

export interface NamedPlace extends Place {
  name: string
  tax_label: string
}

/** Everything that decides what a cart costs. */
export interface Cart {
  lines: CartLine[]
  place: NamedPlace
  method: ShippingMethod
  /** The code that lies in the cart. */
  promo: PromoRule | null
  member: PromoFacts['member']
  /** Store credit that may be spent. */
  credits_cents: number
  at: Date
}

/** What a cart costs, in cents. */
export interface Quote {
  /** All of the cart, with what its owner has to know of each. */
  lines: CartLine[]
  /** The lines that can be had: `totals.line_discounts` stand in their order, and an order consists of them. */
  counted: CartLine[]
  place: NamedPlace
  /** The method that is counted: the one wished for, or the first that is offered. */
  method: ShippingMethod
  /** The ways there, with what a code takes off; none where we don't ship. */
  offers: ShippingOffer[]
  lines_cents: number
  discount_cents: number
  /** Null where we don't ship. */
  totals: Totals | null
  promo: { id: number; code: string; description: string; saved_cents: number } | null
  refusedPromo: { code: string; reason: string } | null
  freeShipping: FreeShippingProgress | null
}

/** Prices a cart. Pure: who asks and when has been looked up before. */
export function quoteCart(cart: Cart): Quote {
  const { lines, place, promo } = cart
  const counted = lines.filter(canBeHad)
  const listed = shippingOffers(counted, place)
  const verdict = promo && checkPromo(promo, { ...cart, ...factsOf(cart, counted, listed) })
  const effect = verdict && 'effect' in verdict ? verdict.effect : null
  const offers = shippingOffers(counted, place, effect ?? NO_EFFECT)
  const method =
    offers.find((offer) => offer.method === cart.method)?.method ?? offers[0]?.method ?? cart.method
  const totals = priceOrder({
    lines: counted,
    place,
    method,
    promo: effect,
    credits_cents: cart.credits_cents,
  })
  const discount_cents = sumOf(effect?.line_discounts ?? [])
  const saved_cents =
    discount_cents + (effect?.pays_shipping ? costOf(listed, method) - costOf(offers, method) : 0)
  return {
    lines,
    counted,
    place,
    method,
    offers,
    lines_cents: linesTotal(counted),
    discount_cents,
    totals,
    promo: promo && effect && { id: promo.id, code: promo.code, description: promo.description, saved_cents },
    refusedPromo:
      promo && verdict && 'reason' in verdict ? { code: promo.code, reason: verdict.reason } : null,
    freeShipping: freeShipping(counted, place, effect ?? NO_EFFECT),
  }
}

const factsOf = ({ place }: Cart, lines: CartLine[], listed: ShippingOffer[]) => ({
  lines,
  country: { id: place.country_id, name: place.name },
  standard_cents: listed.find(({ method }) => method === 'standard')?.cents ?? null,
})

const costOf = (offers: readonly ShippingOffer[], method: ShippingMethod) =>
  offers.find((offer) => offer.method === method)?.cents ?? 0

const sumOf = (cents: PromoEffect['line_discounts']) => cents.reduce((sum, one) => sum + one, 0)
