import { storage } from '@nireeka/kit/storage'

import { tellRemoved, tellRestored } from './change-notices.ts'
import { deliveryCountry } from './delivery-country.ts'
import { putGuestBuild, restoreLine } from './guest-builds.ts'
import { setQuantity } from './guest-lines.ts'
import { createGuestQuotes } from './guest-quotes.ts'
import type { CartNeeds, ShopperCart } from './shopper-cart.ts'
import type { ShownCart } from './shown-cart.ts'
import type { StoredCart } from './stored-cart.ts'

interface Needs extends CartNeeds {
  shown: ShownCart
  stored: StoredCart
  /** Publishes the cart after a change outside its stored lines. */
  show: () => void
  /** Returns whether a view of a guest's cart is open. */
  isAttended: () => boolean
}

export type GuestCart = ReturnType<typeof createGuestCart>

/** Returns a guest's cart. It is stored in the browser; the server is only asked for today's prices. */
export function createGuestCart({ http, notify, publish, shown, stored, show, isAttended }: Needs) {
  const quotes = createGuestQuotes({
    http,
    stored,
    shown,
    isWanted: isAttended,
    country: deliveryCountry.read,
  })

  return {
    showPriced: quotes.show,
    async setCount(lineId, count) {
      const lines = stored.lines()
      const line = lines.find(({ id }) => id === lineId)
      stored.save(setQuantity(lines, lineId, count))
      if (line && count < 1) tellRemoved(notify, line.title)
    },
    async restore(line) {
      const { orderBikeId, build, title } = line
      if (orderBikeId !== null && build) {
        const change = { mode: 'CEOM', orderBikeId, partIds: build.partIds, title } as const
        return void putGuestBuild(change, { stored, notify, publish })
      }
      stored.save(restoreLine(stored.lines(), line))
      tellRestored(notify, title)
    },
    async putBuild(change) {
      if ('item' in change && change.countryId) deliveryCountry.choose(change.countryId)
      return putGuestBuild(change, { stored, notify, publish })
    },
    async deliverTo(countryId) {
      deliveryCountry.choose(countryId)
      if (isAttended()) await quotes.show()
    },
    accept: async () => quotes.accept(),
    async applyPromo(code) {
      const reason = await quotes.applyPromo(code)
      if (reason === null) show()
      return reason
    },
    async removePromo() {
      storage.clear('cartCode')
      show()
    },
  } satisfies ShopperCart & Record<'showPriced', unknown>
}
