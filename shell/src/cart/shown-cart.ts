import type { Cart, CartState, Http } from '@nireeka/contracts'

import { createState } from '../state.ts'
import { getCart } from './cart.api.ts'
import { toCart } from './guest-lines.ts'

/** A pending request for the member's cart. */
export interface AskedCart {
  answer: ReturnType<typeof getCart>
  /** Returns whether no other cart has been shown or requested since. */
  isLatest: () => boolean
}

export type ShownCart = ReturnType<typeof createShownCart>

/**
 * Returns the cart as the pages show it. A server answer is ignored if something newer has been shown since the
 * request.
 */
export function createShownCart(http: Http) {
  const state$ = createState<CartState>({ status: 'loading', cart: toCart([]) })
  let version = 0

  return {
    state$,
    show(cart: Cart) {
      version += 1
      state$.next({ status: 'ready', cart })
    },
    /** Keeps the known lines while they are sent to the server. */
    wait() {
      state$.next({ ...state$.value, status: 'loading' })
    },
    /** Shows why the cart can't be read (spec, section 4), and keeps the lines that are known. */
    fail(message: string) {
      state$.next({ status: 'failed', cart: state$.value.cart, message })
    },
    /** Requests a member's cart. The code that reads the answer may arrive later than the answer. */
    ask(): AskedCart {
      version += 1
      const mine = version
      const answer = getCart(http)
      // Prevents an unhandled rejection: failures are handled by the code that reads the answer, if that code can be
      // fetched.
      answer.catch(() => undefined)
      return { answer, isLatest: () => mine === version }
    },
  }
}
