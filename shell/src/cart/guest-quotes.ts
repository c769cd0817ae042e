import type { Cart, Http } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'

import { type Addition, postQuote, toWire } from './cart-changes.api.ts'
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
  product_id: productId,
  count: cartQuantity,
  ...(bike ? { build: toWire(bike.build) } : {}),
})

/** Two builds of one bike are told apart by their lines. */
const toQuoted = (lines: GuestCart) => lines.map((line) => ({ ...toAddition(line), line_id: line.id }))

interface Needs {
  http: Http
  stored: StoredCart
  shown: ShownCart
  /** Whether somebody still looks at a guest's cart when the answer comes. */
  isWanted: () => boolean
}

export type GuestQuotes = ReturnType<typeof createGuestQuotes>

/** Returns what a guest's cart costs today, asked of the server while somebody looks at it. */
export function createGuestQuotes({ http, stored, shown, isWanted }: Needs) {
  /** The server's last answer; null while nobody has asked, or after a failure. */
  let quote: Cart | null = null
  let isAsking = false
  let isOld = false

  const showPriced = (check: Cart['check']) =>
    shown.show({ ...(quote ? pricedToday(stored.lines(), quote) : toCart(stored.lines())), check })

  /** Asks one question at a time; what changes meanwhile is asked about after it. */
  async function ask(): Promise<void> {
    isOld = true
    if (isAsking) return
    isAsking = true
    let check: Cart['check'] = 'current'
    while (isOld) {
      isOld = false
      const lines = stored.lines()
      try {
        quote = lines.length > 0 ? await postQuote(http, toQuoted(lines), readCode()) : null
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
    /** Shows the cart with the prices known so far, and asks for today's. */
    show() {
      showPriced('asking')
      void ask()
    },
    accept() {
      if (quote) stored.save(acceptToday(stored.lines(), quote))
    },
    /** Tries a promo code. It waits in the browser for the login when it counts; else the reason is returned. */
    async applyPromo(code: string): Promise<string | null> {
      try {
        const { facts } = await postQuote(http, toQuoted(stored.lines()), code)
        if (!facts?.promo) return facts?.refusedPromo?.reason ?? 'This code doesn’t count here.'
        storage.write('cartCode', facts.promo.code)
        return null
      } catch (error) {
        return refusalReason(error)
      }
    },
  }
}
