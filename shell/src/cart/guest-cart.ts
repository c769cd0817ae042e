import { TEXTS } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'

import { CART_FULL, fetchCode, tellAdded } from './cart-notices.ts'
import { addItem, setQuantity, toCart } from './guest-lines.ts'
import type { GuestQuotes } from './guest-quotes.ts'
import type { CartNeeds, ShopperCart } from './shopper-cart.ts'
import type { ShownCart } from './shown-cart.ts'
import { createStoredCart } from './stored-cart.ts'

interface Needs extends CartNeeds {
  shown: ShownCart
  /** Whether this cart is the one to show: nobody is logged in. */
  isCurrent: () => boolean
  /** Whether a view of the whole cart is open, which shows today's prices. */
  isAttended: () => boolean
}

/** Returns a guest's cart. It is kept in the browser; the server is only asked what it costs today. */
export function createGuestCart({ http, notify, publish, shown, isCurrent, isAttended }: Needs) {
  const stored = createStoredCart({ notify, onChange: show })
  let quotes: GuestQuotes | null = null

  function show() {
    if (!isCurrent()) return
    if (quotes && isAttended()) quotes.show()
    else shown.show(toCart(stored.lines()))
  }

  async function loadQuotes() {
    const { createGuestQuotes } = await import(/* webpackChunkName: "cart" */ './guest-quotes.ts')
    quotes ??= createGuestQuotes({ http, stored, shown, isWanted: () => isCurrent() && isAttended() })
    return quotes
  }

  const loadBuilds = () => fetchCode(import(/* webpackChunkName: "cart" */ './guest-builds.ts'), notify)

  return {
    stored,
    async reload() {
      if (isAttended() && !quotes) await fetchCode(loadQuotes(), notify)
      show()
    },
    async add(item) {
      const lines = stored.lines()
      const next = addItem(lines, item)
      if (next === lines) return notify('info', CART_FULL)
      stored.save(next)
      tellAdded(notify, item.title, next.length === lines.length)
      publish({ type: 'cart:line-added', productId: item.id })
    },
    async setCount(lineId, count) {
      stored.save(setQuantity(stored.lines(), lineId, count))
      return true
    },
    async restore(line) {
      const code = await loadBuilds()
      if (code) stored.save(code.restoreLine(stored.lines(), line))
      return code !== null
    },
    async putBuild(change) {
      const code = await loadBuilds()
      return code ? code.putGuestBuild(change, { stored, notify, publish }) : false
    },
    async accept() {
      quotes?.accept()
    },
    async applyPromo(code) {
      const reason = await loadQuotes().then(
        (loaded) => loaded.applyPromo(code),
        () => TEXTS.unreachable,
      )
      if (reason === null) show()
      return reason
    },
    async removePromo() {
      storage.clear('cartCode')
      show()
    },
  } satisfies ShopperCart & Record<'stored', unknown>
}
