import { afterWorkingDays } from '@nireeka/contracts'
import type { LineDeliveryData } from '@nireeka/contracts/api'

import type { Quote } from '../checkout/quote-cart.ts'
import { hasToBeSent, isGift } from '../money/lines.ts'
import type { CartLine } from './cart-line.ts'
import { canBeHad } from './line-problem.ts'

/**
 * Returns when a line arrives if it is ordered now, by the checkout's rule: an order is sent once all of it is built.
 * Null for what can't be had, where we don't ship, and for services, which aren't delivered.
 */
export function deliveryOf(line: CartLine, quote: Quote): LineDeliveryData | null {
  if (!canBeHad(line)) return null
  if (isGift(line)) return { kind: 'email' }
  const days = daysOf(quote)
  if (!days || !hasToBeSent(line)) return null
  const { lead_days, at } = quote
  if (lead_days === null) return { kind: 'on_request' }
  const day = (working: number) =>
    afterWorkingDays(at, lead_days + working)
      .toISOString()
      .slice(0, 10)
  return { kind: 'dated', first: day(days.min), last: day(days.max) }
}

/** Returns the working days on the way by the counted method; null where we don't ship. */
export const daysOf = ({ offers, method }: Pick<Quote, 'offers' | 'method'>) =>
  offers.find((offer) => offer.method === method)?.days ?? null
