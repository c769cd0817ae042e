import type { ShippingMethod } from '@nireeka/contracts/api'

import { isGift, lineCents, linesTotal } from './lines.ts'
import { shareOf } from './rounding.ts'
import { NO_EFFECT, type Destination, type PricedLine, type PromoEffect, type Totals } from './rules.ts'
import { shippingOffers } from './shipping.ts'

export interface OrderToPrice {
  lines: readonly PricedLine[]
  place: Destination
  method: ShippingMethod
  promo?: PromoEffect | null
  /** The store credit in cents that may be spent, on everything but gift cards. */
  credits_cents?: number
}

/** Returns what a member pays: lines - discount + shipping + tax; null where we don't ship, or not by this method. */
export function priceOrder({ lines, place, method, promo, credits_cents = 0 }: OrderToPrice): Totals | null {
  const effect = promo ?? NO_EFFECT
  const offer = shippingOffers(lines, place, effect).find((one) => one.method === method)
  if (!offer) return null
  const line_discounts = lines.map((_line, at) => effect.line_discounts[at] ?? 0)
  const lines_cents = linesTotal(lines)
  const discount_cents = line_discounts.reduce((sum, cents) => sum + cents, 0)
  const tax_cents = taxOn(lines, offer.cents - discount_cents, place)
  const total_cents = lines_cents - discount_cents + offer.cents + tax_cents
  const credits = Math.min(credits_cents, total_cents - giftCents(lines))
  return {
    lines_cents,
    discount_cents,
    shipping_cents: offer.cents,
    tax_cents,
    total_cents,
    credits_cents: credits,
    payable_cents: total_cents - credits,
    line_discounts,
  }
}

/** Returns the gift cards' total, which store credit can't pay: credit may expire, and gift cards never do. */
const giftCents = (lines: readonly PricedLine[]) => linesTotal(lines.filter(isGift))

/**
 * Returns the tax in cents, rounded once per order so that rounding errors don't add up. Discounts never apply to gift
 * cards.
 */
function taxOn(lines: readonly PricedLine[], besides: number, { tax_rate }: Destination) {
  const goods = lines.reduce((sum, line) => sum + (isGift(line) ? 0 : lineCents(line)), 0)
  return shareOf(goods + besides, tax_rate)
}
