import { type CartState, messageOf, TEXTS } from '@nireeka/contracts'

import type { askForCart } from './cart.api.ts'
import { toCart } from './cart-changes.api.ts'
import type { CartCore } from './cart-core.ts'

/** Shows a member's cart, or why it can't be read (spec, section 4: cart failures are kept). */
export const createReading =
  ({ state$ }: CartCore) =>
  async (answer: ReturnType<typeof askForCart>, isLatest: () => boolean) => {
    const next = await answer.then(
      ({ data }): CartState => ({ status: 'ready', cart: toCart(data) }),
      (error): CartState => ({
        status: 'failed',
        cart: state$.value.cart,
        message: messageOf(error, TEXTS.unreachable),
      }),
    )
    if (isLatest()) state$.next(next)
  }
