import { formatPrice, TEXTS, toCents, toDollars } from '@nireeka/contracts'
import { type AddressInput, type CheckoutInput, MOST_DOLLARS } from '@nireeka/contracts/api'

import { canBeHad } from '../cart/line-problem.ts'
import { conflict, invalid, type Db } from '../../platform/index.ts'
import type { ShippingOffer, Totals } from '../money/rules.ts'
import type { Quote } from './quote-cart.ts'
import type { Quotes } from './quote.ts'
import { resolveAddress } from './resolve-address.ts'

/** A priced order before it is stored. Prices are computed here, and the amount to pay equals what the page showed. */
export interface Draft {
  shipping: AddressInput
  /** The billing address; null when it is the same as the shipping address. */
  billing: AddressInput | null
  quote: Quote
  totals: Totals
  offer: ShippingOffer
}

interface Input {
  userId: number
  input: CheckoutInput
}

export const emptyCart = () => conflict('empty_cart', TEXTS.emptyCart)

/**
 * Prices a member's cart for the submitted order, and throws whatever differs from what the page showed. Writes
 * nothing.
 */
export async function draftOrder(trx: Db, quotes: Quotes, { userId, input }: Input): Promise<Draft> {
  const shipping = await resolveAddress(trx, input.shipping, { userId, path: 'shipping' })
  const billing = input.billing && (await resolveAddress(trx, input.billing, { userId, path: 'billing' }))
  const quote = await quotes.forMember(trx, userId, {
    countryId: shipping.country_id,
    method: input.shipping_method,
    useCredits: input.use_credits,
  })
  assertLines(quote)
  const totals = assertTotals(quote, input)
  assertSum(totals)
  assertPromo(quote, input)
  const offer = assertMethod(quote, input)
  assertPayable(totals, input)
  return { shipping, billing: isSame(shipping, billing) ? null : billing, quote, totals, offer }
}

/**
 * Throws for lines that can't be ordered. A changed price alone is accepted here, since the amount to pay is checked
 * separately.
 */
function assertLines({ lines }: Quote) {
  if (lines.length === 0) throw emptyCart()
  const wrong = lines.find((line) => line.problem === 'too_few' || !canBeHad(line))
  if (!wrong) return
  const notice = wrong.notice ?? ''
  // A notice that already contains a request gets no further advice.
  const advice = notice.includes('Please') ? '' : ' Please change your cart.'
  throw conflict('cart_changed', `${wrong.title}: ${notice}${advice}`)
}

function assertTotals({ totals, place }: Quote, { shipping }: CheckoutInput): Totals {
  if (totals) return totals
  const field = 'address_id' in shipping ? 'shipping.address_id' : 'shipping.country_id'
  throw invalid(field, `We don’t ship to ${place.name} yet.`)
}

/** Throws for an order whose amounts are too high for the shop. The cart itself may cost anything. */
function assertSum({ lines_cents, total_cents }: Totals) {
  if (Math.max(lines_cents, total_cents) <= toCents(MOST_DOLLARS)) return
  const most = formatPrice(MOST_DOLLARS)
  throw invalid('expected_payable', `Orders are limited to ${most}. Please order less, or contact us.`)
}

function assertPromo({ promo, refusedPromo }: Quote, { promo_code }: CheckoutInput) {
  const shown = promo_code?.trim().toUpperCase() || null
  if ((promo?.code ?? null) === shown) return
  const reason = refusedPromo
    ? `${refusedPromo.code} wasn’t applied: ${refusedPromo.reason}`
    : 'It has changed.'
  throw conflict('promo_changed', `Please look at your promo code. ${reason}`)
}

function assertMethod({ offers }: Quote, { shipping_method }: CheckoutInput): ShippingOffer {
  const offer = offers.find(({ method }) => method === shipping_method)
  if (!offer) throw invalid('shipping_method', 'The items in your cart can’t be shipped this way.')
  return offer
}

/** Throws when the amount to pay differs from the one that the page showed. */
function assertPayable({ payable_cents, credits_cents }: Totals, { expected_payable }: CheckoutInput) {
  if (payable_cents === toCents(expected_payable)) return
  const price = formatPrice(toDollars(payable_cents))
  const what =
    credits_cents > 0 ? `After your credit, ${price} is left to pay.` : `The total is now ${price}.`
  throw conflict('total_changed', `${what} Please check it and order again.`)
}

const isSame = (one: AddressInput, other: AddressInput | null) =>
  JSON.stringify(one) === JSON.stringify(other)
