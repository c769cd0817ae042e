import type { Cart, CartState, Http } from '@nireeka/contracts'

import { createState } from '../state.ts'
import { getCart } from './cart.api.ts'
import { toCart } from './guest-lines.ts'

/** A question for the member's cart that is under way. */
export interface AskedCart {
  answer: ReturnType<typeof getCart>
  /** Whether nothing has been shown or asked for since. */
  isLatest: () => boolean
}

export type ShownCart = ReturnType<typeof createShownCart>

/** Returns the cart as the pages show it. An answer counts only while nothing has been shown since it was asked for. */
export function createShownCart(http: Http) {
  const state$ = createState<CartState>({ status: 'loading', cart: toCart([]) })
  let version = 0

  return {
    state$,
    show(cart: Cart) {
      version += 1
      state$.next({ status: 'ready', cart })
    },
    /** Shows why the cart can't be read (spec, section 4); what was known of it stays. */
    fail(message: string) {
      state$.next({ status: 'failed', cart: state$.value.cart, message })
    },
    /** Asks the server for a member's cart. The code that reads the answer may come later than the answer. */
    ask(): AskedCart {
      version += 1
      const mine = version
      const answer = getCart(http)
      // A failed answer is handled by the code that reads it, or by nobody when that code can't be fetched.
      answer.catch(() => undefined)
      return { answer, isLatest: () => mine === version }
    },
  }
}
