import type {
  BuildChange,
  CartItem,
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
 * What a shopper can do to a cart. `guest-cart.ts` and `member-cart.ts` implement it. Where a result is false, the
 * shopper has been told why.
 */
export interface ShopperCart {
  /** Reads the cart anew and shows it. */
  reload: () => Promise<void>
  /** Adds one accessory and tells the shopper. A bike is added by `putBuild`. */
  add: (item: CartItem) => Promise<void>
  /** Sets how often a line counts; below 1 it is removed. */
  setCount: (lineId: number, count: number) => Promise<boolean>
  /** Puts a line that was removed back in, as often as it was there. */
  restore: (line: CartLine) => Promise<boolean>
  putBuild: (change: BuildChange) => Promise<boolean>
  /** Takes today's prices and stock, so that no line has a notice. */
  accept: () => Promise<void>
  /** Returns null when the code counts, else the reason why it doesn't. */
  applyPromo: (code: string) => Promise<string | null>
  removePromo: () => Promise<void>
}
