import type { CartData } from '@nireeka/contracts/api'

import { inWords, type Db, type Attempts } from '../../platform/index.ts'
import type { Quotes } from '../checkout/quote.ts'
import type { PromoRule } from '../money/promo-base.ts'
import { UNKNOWN_CODE } from '../promo/cart-promos.ts'
import { findPromo } from '../promo/promo-codes.repository.ts'
import type { Addition } from './additions.ts'
import { toCartData } from './cart-data.ts'

interface Needs {
  db: Db
  quotes: Quotes
  attempts: Attempts
}

interface Input {
  items: Addition[]
  country_id: number
  code?: string | undefined
}

export type GuestQuotes = ReturnType<typeof createGuestQuotes>

/** Creates the pricing of guests' carts. Nothing is stored except the number of wrong promo codes per network. */
export function createGuestQuotes({ db, quotes, attempts }: Needs) {
  /**
   * Looks up a promo code. Wrong codes are rate-limited, so that nobody finds one by trying; the cart is priced all the
   * same.
   */
  async function look(code: string, network: string): Promise<{ promo: PromoRule } | { reason: string }> {
    const taken = await attempts.ask('promo, network', network)
    if ('waitMs' in taken)
      return { reason: `Too many codes were tried. Please wait ${inWords(taken.waitMs)} and try again.` }
    const promo = await findPromo(db, code)
    if (!promo) return { reason: UNKNOWN_CODE }
    await attempts.giveBack('promo, network', network, taken)
    return { promo }
  }

  return {
    async quote({ items, country_id, code }: Input, network: string): Promise<CartData> {
      const found = code === undefined ? null : await look(code, network)
      const promo = found && 'promo' in found ? found.promo : null
      const data = toCartData(await quotes.forGuest({ items, countryId: country_id, promo }))
      if (code === undefined || !found || 'promo' in found) return data
      return { ...data, refused_promo: { code, reason: found.reason } }
    },
  }
}
