import type { ShippingMethod } from '@nireeka/contracts/api'

import { canBeHad } from '../cart/line-problem.ts'
import type { CartLine } from '../cart/cart-line.ts'
import { checkPromo, type PromoFacts } from '../money/check-promo.ts'
import { linesTotal } from '../money/lines.ts'
import { priceOrder } from '../money/price-order.ts'
import type { PromoRule } from '../money/promo-base.ts'
import {
  NO_EFFECT,
  type Destination,
  type PromoEffect,
  type ShippingOffer,
  type Totals,
} from '../money/rules.ts'
import { freeShipping, type FreeShippingProgress, shippingOffers } from '../money/shipping.ts'

export interface NamedDestination extends Destination {
  name: string
  tax_label: string
}

/** Everything that a cart's price depends on. */
export interface Cart {
  lines: CartLine[]
  place: NamedDestination
  method: ShippingMethod
  /** The promo code in the cart. */
  promo: PromoRule | null
  member: PromoFacts['member']
  /** The store credit that may be spent, in cents. */
  credits_cents: number
  at: Date
}

/** A cart's price. All amounts are in cents. */
export interface Quote {
  /** All lines of the cart, each with the notice for its owner. */
  lines: CartLine[]
  /** The available lines, which an order would consist of; `totals.line_discounts` are in their order. */
  counted: CartLine[]
  place: NamedDestination
  /** The method that is counted: the one requested for, or the first that is offered. */
  method: ShippingMethod
  /** The available shipping methods, with the promo code's discount applied; empty where we don't ship. */
  offers: ShippingOffer[]
  /** The working days until everything is built; 0 when nothing has to be, null when delivery is on request. */
  lead_days: number | null
  lines_cents: number
  discount_cents: number
  /** The cart's totals; null where we don't ship. */
  totals: Totals | null
  promo: { id: number; code: string; description: string; saved_cents: number } | null
  refusedPromo: { code: string; reason: string } | null
  freeShipping: FreeShippingProgress | null
  at: Date
}

/** Prices a cart. The function is pure: all data has been read before. */
export function quoteCart(cart: Cart): Quote {
  const { lines, place, credits_cents } = cart
  const counted = lines.filter(canBeHad)
  const listed = shippingOffers(counted, place)
  const validated = validatePromo(cart, counted, listed)
  const effect = validated?.effect ?? NO_EFFECT
  const offers = shippingOffers(counted, place, effect)
  const method = countedMethod(offers, cart.method)
  const saved = effect.pays_shipping ? costOf(listed, method) - costOf(offers, method) : 0
  const discount_cents = effect.line_discounts.reduce((sum, cents) => sum + cents, 0)
  return {
    lines,
    counted,
    place,
    method,
    offers,
    lead_days: longestOf(counted),
    lines_cents: linesTotal(counted),
    discount_cents,
    totals: priceOrder({ lines: counted, place, method, promo: effect, credits_cents }),
    promo: validated?.effect ? { ...validated.code, saved_cents: discount_cents + saved } : null,
    refusedPromo: validated?.reason ? { code: validated.code.code, reason: validated.reason } : null,
    freeShipping: freeShipping(counted, place, effect),
    at: cart.at,
  }
}

/** Returns the longest lead time of the lines, since an order ships when all of it is built. */
function longestOf(lines: readonly CartLine[]): number | null {
  const days = lines.map(({ lead_days }) => lead_days)
  return days.some((one) => one === null) ? null : Math.max(0, ...days.map(Number))
}

interface Validated {
  code: { id: number; code: string; description: string }
  /** The promo code's effect; when it is missing, `reason` says why the code isn't valid. */
  effect?: PromoEffect
  reason?: string
}

function validatePromo(cart: Cart, lines: CartLine[], listed: ShippingOffer[]): Validated | null {
  const { promo, place, member, at } = cart
  if (!promo) return null
  const { id, code, description } = promo
  const validation = checkPromo(promo, {
    lines,
    at,
    member,
    country_id: place.country_id,
    standard_cents: listed.find(({ method }) => method === 'standard')?.cents ?? null,
  })
  return { code: { id, code, description }, ...validation }
}

const countedMethod = (offers: readonly ShippingOffer[], requested: ShippingMethod) =>
  offers.find(({ method }) => method === requested)?.method ?? offers[0]?.method ?? requested

const costOf = (offers: readonly ShippingOffer[], method: ShippingMethod) =>
  offers.find((offer) => offer.method === method)?.cents ?? 0
