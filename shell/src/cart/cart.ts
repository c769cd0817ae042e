import { type CartItem, type CartPort, TEXTS } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'

import { knownSession } from '../session/known-session.ts'
import { fetchCode, tellAdded } from './cart-notices.ts'
import type { GuestCart } from './guest-cart.ts'
import { addItem, toCart } from './guest-lines.ts'
import type { MemberCart } from './member-cart.ts'
import type { CartNeeds, ShopperCart } from './shopper-cart.ts'
import { createShownCart } from './shown-cart.ts'
import { createStoredCart } from './stored-cart.ts'

export interface CartControl extends CartPort {
  /** Moves what this browser stored to the member's cart, after a login. It never throws. */
  merge: () => Promise<void>
  /** Reads the cart again after another tab has changed it. */
  refresh: () => void
}

/** Returns the shopper's cart: a guest's from this browser, a member's from the server. */
export function createCart({ open, ...needs }: CartNeeds & { open: () => void }): CartControl {
  const { http, session$, notify, publish } = needs
  const isMember = () => session$.value.status === 'member'
  const shown = createShownCart(http)
  const stored = createStoredCart({ notify, onChange: showGuest })
  let guest: GuestCart | null = null
  let member: MemberCart | null = null
  let views = 0
  const isAttended = () => views > 0 && !isMember()

  async function loadGuest() {
    const { createGuestCart } = await import(/* webpackChunkName: "cart" */ './guest-cart.ts')
    return (guest ??= createGuestCart({ ...needs, shown, stored, show: showGuest, isAttended }))
  }

  async function loadMember() {
    const { createMemberCart } = await import(/* webpackChunkName: "cart" */ './member-cart.ts')
    return (member ??= createMemberCart({ ...needs, shown }))
  }

  const load = (): Promise<ShopperCart> => (isMember() ? loadMember() : loadGuest())

  /**
   * Runs a change on this shopper's cart. Returns undefined if the cart's code couldn't be fetched, after telling the
   * shopper.
   */
  const change = <T>(does: (cart: ShopperCart) => Promise<T>): Promise<T | undefined> =>
    fetchCode(load(), notify).then((cart) => (cart ? does(cart) : undefined))

  /** Publishes a guest's cart: with today's prices while a cart view is open, otherwise as the browser stores it. */
  function showGuest() {
    if (guest && isAttended()) void guest.showPriced()
    else if (!isMember()) shown.show(toCart(stored.lines()))
  }

  async function reload(): Promise<void> {
    if (isMember()) {
      // The request is sent at the same time as the code that reads its answer is fetched.
      const asked = shown.ask()
      const cart = await loadMember().catch(() => shown.fail(TEXTS.unreachable))
      return cart?.read(asked)
    }
    if (views > 0) await fetchCode(loadGuest(), notify)
    showGuest()
  }

  async function merge(): Promise<void> {
    const isEmpty = stored.lines().length === 0 && !storage.has('cartPending') && !storage.has('cartCode')
    if (isEmpty) return reload()
    shown.wait()
    const code = Promise.all([loadMember(), import(/* webpackChunkName: "cart" */ './merge-cart.ts')])
    const fetched = await fetchCode(code, notify)
    if (!fetched) return shown.fail(TEXTS.unreachable)
    await fetched[1].mergeCart({ ...needs, stored, member: fetched[0] })
  }

  /** Adds an accessory for a guest immediately, without a request or further code. */
  function addAsGuest(item: CartItem, count: number) {
    const lines = stored.lines()
    const next = addItem(lines, item, count)
    if (next === lines) return void stored.tell('most')
    stored.save(next)
    tellAdded(notify, item.title, next.length === lines.length && count < 2)
    publish({ type: 'cart:line-added', productId: item.id })
  }

  const putBuild: CartPort['putBuild'] = async (built) => {
    await knownSession(session$)
    return (await change((cart) => cart.putBuild(built))) ?? false
  }

  function refresh() {
    // While the session is loading, the cart's owner is unknown; the cart is read once the session is known.
    if (session$.value.status !== 'loading') void reload()
  }

  /** Sends the changes that couldn't be sent before, or else reads the cart again. */
  const catchUp = () => (isMember() && member?.queue.hasPending() ? void merge() : refresh())

  /** Keeps prices and stock current while a cart view is open, also when its tab returns from the background. */
  function attend() {
    views += 1
    if (views === 1) addEventListener('focus', catchUp)
    catchUp()
    return () => {
      views -= 1
      if (views > 0) return
      removeEventListener('focus', catchUp)
      showGuest()
    }
  }

  session$.subscribe(({ status }) => {
    if (status === 'guest') void reload()
  })
  storage.watch('guestCart', () => {
    if (!isMember()) refresh()
  })
  addEventListener('online', catchUp)

  return {
    state$: shown.state$,
    open,
    reload,
    refresh,
    merge,
    attend,
    putBuild,
    async add(item, count = 1) {
      if (item.bike) await putBuild({ mode: 'CNM', item })
      else if (!isMember()) addAsGuest(item, count)
      else await fetchCode(loadMember(), notify).then((cart) => cart?.add(item, count))
    },
    setCount: (id, count) => change((cart) => cart.setCount(id, count)),
    remove: (id) => change((cart) => cart.setCount(id, 0)),
    restore: (line) => change((cart) => cart.restore(line)),
    accept: () => change((cart) => cart.accept()),
    applyPromo: (code) =>
      load().then(
        (cart) => cart.applyPromo(code),
        () => TEXTS.unreachable,
      ),
    removePromo: () => change((cart) => cart.removePromo()),
    deliverTo: (id) => change((cart) => cart.deliverTo(id)),
  }
}
