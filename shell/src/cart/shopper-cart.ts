import type {
  BuildChange,
  CartLine,
  Http,
  Platform,
  PlatformEvent,
  Session,
  Stream,
} from '@nireeka/contracts'

export interface CartNeeds {
  http: Http
  session$: Stream<Session>
  notify: Platform['notify']
  publish: (event: PlatformEvent) => void
  /** Tells the other tabs that a member's cart has changed. */
  tell: () => void
}

/**
 * What a shopper can do to a cart, and is told of. `guest-cart.ts` and `member-cart.ts` implement it; their code comes
 * when a cart is first looked at or changed. Only a guest's accessories are added without it, in `cart.ts`.
 */
export interface ShopperCart {
  /** Sets how often a line counts; below 1 it is removed. */
  setCount: (lineId: number, count: number) => Promise<void>
  /** Puts a line that was removed back in, as often as it was there. */
  restore: (line: CartLine) => Promise<void>
  /** Puts a configured bike or upgrades in, and returns whether that was possible. */
  putBuild: (change: BuildChange) => Promise<boolean>
  /** Takes today's prices and stock, so that no line has a notice. */
  accept: () => Promise<void>
  /** Returns null when the code counts, else the reason why it doesn't. */
  applyPromo: (code: string) => Promise<string | null>
  removePromo: () => Promise<void>
}
