import {
  type Cart,
  type CartState,
  type Http,
  type Platform,
  type PlatformEvent,
  type Session,
  type Stream,
} from '@nireeka/contracts'

import { createState } from '../state.ts'
import { createGuestCart } from './guest-cart-store.ts'
import { type GuestCart, toCart } from './guest-cart.ts'

export interface CartNeeds {
  http: Http
  session$: Stream<Session>
  notify: Platform['notify']
  publish: (event: PlatformEvent) => void
  open: () => void
  /** Says to the other tabs that a member's cart has changed. */
  tell: () => void
}

/** What the cart's two halves share: the one that every page has, and the one that comes when a cart is looked at. */
export type CartCore = ReturnType<typeof createCore> & { reload: () => Promise<void> }

export function createCore(needs: CartNeeds) {
  const { session$, notify } = needs
  const state$ = createState<CartState>({ status: 'loading', cart: toCart([]) })
  const isMember = () => session$.value.status === 'member'
  let version = 0

  /** Whatever was asked before is older than this. */
  function show(cart: Cart) {
    version += 1
    state$.next({ status: 'ready', cart })
  }
  // While a view of the whole cart is open, what it shows is priced, too.
  const guestView = { show: (lines: GuestCart) => show(toCart(lines)) }
  const guest = createGuestCart({
    changed: (lines) => {
      if (!isMember()) guestView.show(lines)
    },
    troubled: (trouble) =>
      void import('./tell-trouble.ts').then(
        (code) => code.tellTrouble(trouble, notify),
        () => undefined,
      ),
  })

  /** Takes a number; what it gives back says whether anything has been shown or asked for since. */
  function takeTurn() {
    const mine = ++version
    return () => mine === version
  }

  return { ...needs, state$, isMember, show, takeTurn, guestView, guest }
}
