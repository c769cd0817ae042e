import type { Cart, CartBuild, Platform, PlatformEvent, Session } from '@nireeka/contracts'
import { fakeHttp } from '@nireeka/kit/testing'
import { BehaviorSubject } from 'rxjs'
import { vi } from 'vitest'

import { createCart } from '../cart/cart.ts'

export const helmet = {
  id: 1,
  title: 'City helmet',
  description: 'With light',
  price: 119,
  thumbnail: '/h.webp',
}

/** Returns a cart item with a configured bike, the Nyx. */
export const bikeItem = (change: Partial<CartBuild> = {}) => ({
  id: 9003,
  title: 'Nyx, M, Pine',
  description: 'Carbon rims, Comfort saddle',
  price: 4210,
  thumbnail: '/nyx.webp',
  bike: { slug: 'nyx', build: { sizeId: 32, colourId: 3, ral: [], partIds: [305, 605], ...change } },
})

/** Returns one tab's cart with fakes around it. */
export function openCart(session: Session, replies: Record<string, unknown> = {}) {
  const { http, calls } = fakeHttp(replies)
  const session$ = new BehaviorSubject<Session>(session)
  const notify = vi.fn<Platform['notify']>()
  const tell = vi.fn<() => void>()
  const events: PlatformEvent[] = []
  const cart = createCart({
    http,
    session$,
    notify,
    tell,
    publish: (event) => events.push(event),
    open: () => undefined,
  })
  const lines = () => cart.state$.value.cart.lines
  /** Waits for such a cart to be shown: as long as its code takes to be fetched, which only the test's own limit ends. */
  const waitForCart = (isMeant: (cart: Cart) => boolean) =>
    new Promise<void>((resolve) => {
      cart.state$.subscribe((state) => {
        if (isMeant(state.cart)) resolve()
      })
    })
  return { cart, calls, session$, notify, events, tell, lines, waitForCart }
}
