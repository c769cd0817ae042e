import {
  type CartItem,
  type CartPort,
  type CartState,
  type Http,
  messageOf,
  type Platform,
  type PlatformEvent,
  type Session,
  type Stream,
  TEXTS,
} from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'

import { createState } from '../state.ts'
import { createGuestCart } from './guest-cart-store.ts'
import { toCart } from './guest-cart.ts'
import { deleteLine, getCart, postCart, putCount } from './cart.api.ts'

interface Needs {
  http: Http
  session$: Stream<Session>
  notify: Platform['notify']
  publish: (event: PlatformEvent) => void
  open: () => void
}

/** The shopper's cart: in the browser for guests, on the server for members. */
export function createCart({
  http,
  session$,
  notify,
  publish,
  open,
}: Needs): CartPort & { merge: () => Promise<void> } {
  const state$ = createState<CartState>({ status: 'loading', cart: toCart([]) })
  const isMember = () => session$.value.status === 'member'
  const guest = createGuestCart((lines) => {
    if (!isMember()) state$.next({ status: 'ready', cart: toCart(lines) })
  })

  async function reload() {
    if (!isMember()) return state$.next({ status: 'ready', cart: toCart(guest.lines()) })
    try {
      state$.next({ status: 'ready', cart: await getCart(http) })
    } catch (error) {
      state$.next({ status: 'failed', cart: state$.value.cart, message: messageOf(error, TEXTS.unreachable) })
    }
  }

  /** A change on the server, told when it is refused, and followed by a reload either way. */
  async function change(work: () => Promise<unknown>) {
    try {
      await work()
    } catch (error) {
      notify('error', messageOf(error, TEXTS.unreachable))
    }
    await reload()
  }

  async function add(item: CartItem) {
    const isKnown = state$.value.cart.lines.some((line) => line.productId === item.id)
    if (isMember()) {
      try {
        const { cart, message } = await postCart(http, [{ product_id: item.id, count: 1 }])
        state$.next({ status: 'ready', cart })
        if (message) return notify('info', message)
      } catch (error) {
        return notify('error', messageOf(error, TEXTS.unreachable))
      }
    } else {
      guest.add(item)
    }
    if (isKnown) notify('info', `An additional ${item.title} has been added to the cart`)
    else notify('success', `${item.title} added to cart`)
    publish({ type: 'cart:line-added', productId: item.id })
  }

  async function setCount(lineId: number, count: number) {
    if (count < 1) return remove(lineId)
    if (isMember()) return change(() => putCount(http, lineId, count))
    guest.setQuantity(lineId, count)
  }

  async function remove(lineId: number) {
    const title = state$.value.cart.lines.find((line) => line.id === lineId)?.title
    if (isMember()) await change(() => deleteLine(http, lineId))
    else guest.setQuantity(lineId, 0)
    if (title) notify('error', `${title} was removed from the cart`)
  }

  /** Moves the guest's cart to the server, exactly once; when that fails the local copy stays. */
  async function merge() {
    const lines = guest.lines()
    if (lines.length > 0) {
      try {
        const items = lines.map((line) => ({ product_id: line.id, count: line.cartQuantity }))
        const { message } = await postCart(http, items, guest.mergeKey())
        guest.clear()
        if (message) notify('info', message)
        publish({ type: 'cart:merged' })
      } catch (error) {
        notify('error', `Your cart is kept in this browser. ${messageOf(error, TEXTS.unreachable)}`)
      }
    }
    await reload()
  }

  session$.subscribe(({ status }) => {
    if (status === 'guest') void reload()
  })
  storage.watch('guestCart', () => void reload())

  return { state$, add, setCount, remove, reload, open, merge }
}
