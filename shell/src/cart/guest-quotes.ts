import type { Cart } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'

import { type Addition, postQuote, toWire } from './cart-changes.api.ts'
import type { CartCore } from './cart-core.ts'
import { type GuestCart, type GuestLine, toCart } from './guest-cart.ts'
import { pricedToday } from './priced-today.ts'

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

export type GuestQuotes = ReturnType<typeof createGuestQuotes>

/** What a guest's cart costs today, asked for as long as somebody looks at it. */
export function createGuestQuotes({ http, isMember, guest, show, guestView }: CartCore) {
  let quote: Cart | null = null
  let isAsking = false
  let isOld = false

  const showPriced = (check: Cart['check']) =>
    show({ ...(quote ? pricedToday(guest.lines(), quote) : toCart(guest.lines())), check })

  /** One question at a time; what changes meanwhile is asked about after it. */
  async function ask(): Promise<void> {
    isOld = true
    if (isAsking) return
    isAsking = true
    let check: Cart['check'] = 'current'
    while (isOld) {
      isOld = false
      const lines = guest.lines()
      try {
        quote = lines.length > 0 ? await postQuote(http, toQuoted(lines), readCode()) : null
        check = 'current'
      } catch {
        quote = null
        check = 'failed'
      }
    }
    isAsking = false
    if (!isMember() && guestView.show === look) showPriced(check)
  }

  function look() {
    showPriced('asking')
    void ask()
  }

  return {
    look,
    /** Today's cart as the last answer has it; null while nobody has asked, or in vain. */
    last: () => quote,
    /** A code that is only tried: what the cart would cost with it. */
    tryCode: (code: string) => postQuote(http, toQuoted(guest.lines()), code),
  }
}
