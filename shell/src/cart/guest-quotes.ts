import type { Cart } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'

import { postQuote } from './cart-changes.api.ts'
import type { CartCore } from './cart-core.ts'
import { type GuestCart, toCart } from './guest-cart.ts'
import { pricedToday } from './priced-today.ts'

export const readCode = () => {
  const code = storage.read('cartCode')
  return typeof code === 'string' ? code : null
}

export const toItems = (lines: GuestCart) =>
  lines.map((line) => ({ product_id: line.id, count: line.cartQuantity }))

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
        quote = lines.length > 0 ? await postQuote(http, toItems(lines), readCode()) : null
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
    tryCode: (code: string) => postQuote(http, toItems(guest.lines()), code),
  }
}
