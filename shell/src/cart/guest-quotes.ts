import type { Cart, Http } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'

import { type Addition, postQuote } from './cart-changes.api.ts'
import { type GuestCart, type GuestLine, toCart } from './guest-lines.ts'
import { acceptToday, pricedToday } from './priced-today.ts'
import { refusalReason } from './refusal-reason.ts'
import type { ShownCart } from './shown-cart.ts'
import type { StoredCart } from './stored-cart.ts'

/** Returns the promo code that a guest has applied. */
export const readCode = () => {
  const code = storage.read('cartCode')
  return typeof code === 'string' ? code : null
}

export const toItems = (lines: GuestCart) => lines.map(toAddition)

const toAddition = ({ id, productId = id, cartQuantity, bike }: GuestLine): Addition => ({
  productId,
  count: cartQuantity,
  build: bike?.build,
})

/** Lines are identified in the quote by their line id, because two builds of one bike have the same product id. */
const toQuoted = (lines: GuestCart) => lines.map((line) => ({ ...toAddition(line), lineId: line.id }))

interface Needs {
  http: Http
  stored: StoredCart
  shown: ShownCart
  /** Returns whether a cart view is still open when the answer arrives. */
  isWanted: () => boolean
  /** Returns the country of delivery that the visitor has chosen; null for none. */
  country: () => number | null
}

export type GuestQuotes = ReturnType<typeof createGuestQuotes>

/** Returns a guest's price quotes, which are requested from the server while a cart view is open. */
export function createGuestQuotes({ http, stored, shown, isWanted, country }: Needs) {
  /** The server's last quote; null before the first request and after a failed one. */
  let quote: Cart | null = null
  let isAsking = false
  let asked = Promise.resolve()
  let isOld = false

  const showPriced = (check: Cart['check']) =>
    shown.show({ ...(quote ? pricedToday(stored.lines(), quote) : toCart(stored.lines())), check })

  /** Requests quotes one at a time; if the cart changes meanwhile, another request follows. */
  function ask(): Promise<void> {
    isOld = true
    if (!isAsking) asked = askAll()
    return asked
  }

  async function askAll() {
    isAsking = true
    let check: Cart['check'] = 'current'
    while (isOld) {
      isOld = false
      const lines = stored.lines()
      try {
        quote =
          lines.length > 0
            ? await postQuote(http, toQuoted(lines), {
                code: readCode(),
                countryId: country(),
              })
            : null
        check = 'current'
      } catch {
        quote = null
        check = 'failed'
      }
    }
    isAsking = false
    if (isWanted()) showPriced(check)
  }

  return {
    /** Shows the cart with the prices known so far, and requests today's; resolves once those are shown. */
    show(): Promise<void> {
      showPriced('asking')
      return ask()
    },
    accept() {
      if (quote) stored.save(acceptToday(stored.lines(), quote))
    },
    /**
     * Checks a promo code with the server. Stores a valid code in the browser until the login and returns null;
     * otherwise returns the reason why it isn't valid.
     */
    async applyPromo(code: string): Promise<string | null> {
      try {
        const { facts } = await postQuote(http, toQuoted(stored.lines()), {
          code,
          countryId: country(),
        })
        if (!facts?.promo) return facts?.refusedPromo?.reason ?? 'This code isn’t valid here.'
        storage.write('cartCode', facts.promo.code)
        return null
      } catch (error) {
        return refusalReason(error)
      }
    },
  }
}
