import type { CartLine } from '@nireeka/contracts'

import type { CartCore } from './cart-core.ts'
import { addBike } from './guest-bikes.ts'
import { type GuestCart, MAX_QUANTITY } from './guest-cart.ts'
import type { GuestQuotes } from './guest-quotes.ts'
import { acceptToday } from './priced-today.ts'

/** Below 1 the line goes. */
export function setQuantity(cart: GuestCart, id: number, quantity: number): GuestCart {
  if (quantity < 1) return cart.filter((line) => line.id !== id)
  const cartQuantity = Math.min(quantity, MAX_QUANTITY)
  return cart.map((line) => (line.id === id ? { ...line, cartQuantity } : line))
}

export const changeGuestCart = ({ guest }: CartCore, quotes: GuestQuotes) => ({
  setCount: (id: number, count: number) => guest.save(setQuantity(guest.lines(), id, count)),
  /** As often as it was there, whatever has been done meanwhile. */
  restore({ productId, title, description, image, price, count, bikeSlug, build }: CartLine) {
    const item = { id: productId, title, description, thumbnail: image, price }
    if (bikeSlug && build) {
      const bike = { ...item, bike: { slug: bikeSlug, build } }
      guest.save(addBike(guest.lines(), bike, count) ?? guest.lines())
      return
    }
    const others = guest.lines().filter(({ id }) => id !== productId)
    guest.save([...others, { ...item, cartQuantity: count }])
  },
  accept() {
    const quote = quotes.last()
    if (quote) guest.save(acceptToday(guest.lines(), quote))
  },
})
