import { hasToBeSent, isBike, isGift, lineCents } from './lines.ts'
import type { Destination, PricedLine, PromoEffect, ShippingOffer, ShippingRate } from './rules.ts'
import { NO_EFFECT } from './rules.ts'

/** By email, at once. */
const NOTHING_TO_SEND: ShippingOffer = { method: 'standard', cents: 0, days: { min: 0, max: 0 } }

interface ServedDestination extends Destination {
  bike_shipping_cents: number
  goods_shipping_cents: number
  days_min: number
  days_max: number
}

export const isServed = (place: Omit<Destination, 'rates'>): place is ServedDestination =>
  place.bike_shipping_cents !== null &&
  place.goods_shipping_cents !== null &&
  place.days_min !== null &&
  place.days_max !== null

/**
 * All ways to send these lines there, with what each costs after what a promo code takes off. None where we don't ship;
 * lines with nothing to send go by email.
 */
export function shippingOffers(
  lines: readonly PricedLine[],
  place: Destination,
  effect: PromoEffect = NO_EFFECT,
): ShippingOffer[] {
  if (!isServed(place)) return []
  if (!lines.some(hasToBeSent)) return [NOTHING_TO_SEND]
  const offers = place.rates
    .filter((rate) => mayTake(rate, lines))
    .map((rate) => toOffer(rate, lines, place))
    .toSorted((a, b) => a.cents - b.cents || Number(isStandard(b)) - Number(isStandard(a)))
  const missing = freeShipping(lines, place, { ...effect, pays_shipping: false })?.missing_cents
  const listed = offers.map((offer) => (missing === 0 && isStandard(offer) ? { ...offer, cents: 0 } : offer))
  return effect.pays_shipping ? withoutStandard(listed) : listed
}

const isStandard = ({ method }: ShippingOffer) => method === 'standard'

/** Applies a free-shipping code: standard shipping is free, and faster methods cost only their extra price. */
function withoutStandard(offers: ShippingOffer[]) {
  const paid = offers.find(isStandard)?.cents ?? 0
  return offers.map((offer) => ({ ...offer, cents: Math.max(0, offer.cents - paid) }))
}

/** Tells whether these lines may ship by a method: dangerous goods never go by air, and never by a faster method. */
function mayTake({ method, by_air, bike_extra_cents }: ShippingRate, lines: readonly PricedLine[]) {
  const isGrounded = lines.some((line) => line.no_air)
  if (isGrounded && (by_air || method === 'express')) return false
  return bike_extra_cents !== null || !lines.some(isBike)
}

function toOffer(rate: ShippingRate, lines: readonly PricedLine[], place: ServedDestination): ShippingOffer {
  const sooner = (days: number) => Math.max(1, days - rate.faster_by)
  const days = { min: sooner(place.days_min), max: sooner(place.days_max) }
  return { method: rate.method, cents: costOf(rate, lines, place), days }
}

/**
 * Returns a method's price: each bike has its own box, which takes the goods along; an order of goods alone is priced
 * by weight.
 */
function costOf(rate: ShippingRate, lines: readonly PricedLine[], place: ServedDestination): number {
  const boxes = lines.filter(isBike).reduce((sum, { count }) => sum + count, 0)
  if (boxes > 0) return boxes * (place.bike_shipping_cents + (rate.bike_extra_cents ?? 0))
  const weight = lines.reduce((sum, { weight_g, count }) => sum + (weight_g ?? 0) * count, 0)
  const steps = Math.ceil(Math.max(0, weight - rate.included_g) / rate.step_g)
  return place.goods_shipping_cents + rate.goods_extra_cents + steps * rate.step_cents
}

export interface FreeShippingProgress {
  from_cents: number
  /** The amount in cents that is missing for free shipping; 0 when it is reached. */
  missing_cents: number
}

/**
 * Returns how far an order of goods is from free shipping; null where it doesn't exist. Discounts don't reduce the
 * order's value here.
 */
export function freeShipping(
  lines: readonly PricedLine[],
  place: Destination,
  { line_discounts, pays_shipping }: PromoEffect = NO_EFFECT,
): FreeShippingProgress | null {
  const from_cents = place.free_shipping_from_cents
  if (from_cents === null || !isServed(place)) return null
  if (lines.some(isBike) || !lines.some(hasToBeSent)) return null
  const sum = lines.reduce(
    (total, line, at) => (isGift(line) ? total : total + lineCents(line) - (line_discounts[at] ?? 0)),
    0,
  )
  return { from_cents, missing_cents: pays_shipping ? 0 : Math.max(0, from_cents - sum) }
}
