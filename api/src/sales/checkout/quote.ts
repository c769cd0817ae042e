import type { CheckoutData, ShippingMethod } from '@nireeka/contracts/api'

import { guestLines } from '../cart/guest-lines.ts'
import type { Addition } from '../cart/additions.ts'
import { pricedLines } from '../cart/priced-lines.ts'
import { creditsInWaiting } from '../cart/waiting-orders.ts'
import { balanceAt } from '../credits/balance.ts'
import { readLedger } from '../credits/credits.repository.ts'
import type { Db } from '../../platform/index.ts'
import type { PromoRule } from '../money/promo-base.ts'
import { isServed } from '../money/shipping.ts'
import { promoInCart } from '../promo/promo-codes.repository.ts'
import { redemptionsBy } from '../promo/redemptions.ts'
import { assertCountry, type Country } from '../../catalogue/index.ts'
import { countryOf, destinationIn } from './destination.ts'
import { type Quote, quoteCart } from './quote-cart.ts'

export type { Quote } from './quote-cart.ts'

interface Needs {
  db: Db
  now: () => Date
}

export interface QuoteOptions {
  /** The destination; without one, the country of the member's last order. An unknown country is refused. */
  countryId?: number | null
  method?: ShippingMethod
  useCredits?: boolean
  /** A promo code to try instead of the one in the cart. */
  promo?: PromoRule
}

export interface GuestCart {
  items: readonly Addition[]
  countryId: number
  promo: PromoRule | null
}

const NO_CODE = { promo: null, member: null }

export type Quotes = ReturnType<typeof createQuotes>

/** Creates the only functions that price a cart. They read everything through the given transaction. */
export function createQuotes({ db, now }: Needs) {
  return {
    async forMember(trx: Db, userId: number, input: QuoteOptions = {}): Promise<Quote> {
      const at = now()
      const { countryId, method = 'standard', useCredits = false } = input
      const country = countryId ? await assertCountry(trx, countryId) : await countryOf(trx, userId)
      const place = await destinationIn(trx, country)
      const lines = await pricedLines(trx, { userId, at, speedLimit: country.speed_limit_kmh })
      const promo = input.promo ?? (await promoInCart(trx, userId))
      const code = promo ? await redemptionsBy(trx, { userId, promo, at }) : NO_CODE
      const credits_cents = useCredits ? await spendableCredits(trx, userId, at) : 0
      return quoteCart({ lines, place, method, credits_cents, at, ...code })
    },

    async forGuest({ items, countryId, promo }: GuestCart): Promise<Quote> {
      const at = now()
      const country = await assertCountry(db, countryId)
      const place = await destinationIn(db, country)
      const lines = await guestLines(db, items, { at, speedLimit: country.speed_limit_kmh })
      return quoteCart({ lines, place, method: 'standard', promo, member: null, credits_cents: 0, at })
    },
  }
}

/**
 * Returns the store credit in cents that a member may spend on the next order, including what unpaid orders hold
 * (waiting-orders.ts).
 */
export const spendableCredits = async (db: Db, userId: number, at: Date) =>
  balanceAt(await readLedger(db, userId), at) + (await creditsInWaiting(db, userId, at))

export const daysTo = ({ days_min, days_max }: Country) =>
  days_min === null || days_max === null ? null : { min: days_min, max: days_max }

export const toCountryData = (country: Country): CheckoutData['countries'][number] => ({
  id: country.id,
  name: country.name,
  tax_label: country.tax_label,
  served: isServed({ ...country, country_id: country.id }),
  days: daysTo(country),
})
