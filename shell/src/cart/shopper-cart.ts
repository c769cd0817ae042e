import type { BuildChange, CartLine, Http, PlatformEvent, Session, Stream } from '@nireeka/contracts'

import type { Notify } from '../toasts/notify.ts'

export interface CartNeeds {
  http: Http
  session$: Stream<Session>
  notify: Notify
  publish: (event: PlatformEvent) => void
  /** Tells the other tabs that a member's cart has changed. */
  tell: () => void
}

/**
 * The changes that a shopper can make to a cart. `guest-cart.ts` and `member-cart.ts` implement them; their code is
 * loaded when a cart is first viewed or changed. Only adding an accessory as a guest works without it, in `cart.ts`.
 */
export interface ShopperCart {
  /** Sets the quantity of a line; below 1 the line is removed. */
  setCount: (lineId: number, count: number) => Promise<void>
  /** Puts a removed line back at its old quantity. */
  restore: (line: CartLine) => Promise<void>
  /** Puts a configured bike or upgrades into the cart, and returns whether that was possible. */
  putBuild: (change: BuildChange) => Promise<boolean>
  /** Accepts today's prices and stock for all lines, which removes their notices. */
  accept: () => Promise<void>
  /** Applies a promo code. Returns null when it is valid, otherwise the reason why it isn't. */
  applyPromo: (code: string) => Promise<string | null>
  removePromo: () => Promise<void>
  /** Prices the cart for another country of delivery. */
  deliverTo: (countryId: number) => Promise<void>
}
