import { type CartLine, type CartPort, TEXTS } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'

import { knownSession } from '../session/known-session.ts'
import { fetchCode } from './cart-notices.ts'
import { createGuestCart } from './guest-cart.ts'
import type { MemberCart } from './member-cart.ts'
import type { CartNeeds, ShopperCart } from './shopper-cart.ts'
import { createShownCart } from './shown-cart.ts'

export interface CartControl extends CartPort {
  /** Moves what this browser stored to the member's cart, after a login. It never throws. */
  merge: () => Promise<void>
  /** Reads the cart again after another tab has changed it. */
  refresh: () => void
}

/** Returns the shopper's cart: the guest's, in this browser, or the member's, on the server. */
export function createCart({ open, ...needs }: CartNeeds & { open: () => void }): CartControl {
  const { http, session$, notify } = needs
  const shown = createShownCart(http)
  const isMember = () => session$.value.status === 'member'
  const guest = createGuestCart({
    ...needs,
    shown,
    isCurrent: () => !isMember(),
    isAttended: () => views > 0,
  })
  let member: MemberCart | null = null
  let views = 0

  async function loadMember() {
    const code = await import(/* webpackChunkName: "cart" */ './member-cart.ts')
    return (member ??= code.createMemberCart({ ...needs, shown }))
  }

  /** Does something to the cart of this shopper. Undefined: its code couldn't be fetched, which the shopper was told. */
  async function change<T>(does: (cart: ShopperCart) => Promise<T>): Promise<T | undefined> {
    const cart = isMember() ? await fetchCode(loadMember(), notify) : guest
    return cart ? does(cart) : undefined
  }

  async function reload(): Promise<void> {
    if (!isMember()) return guest.reload()
    // The server is asked while the code that reads its answer is being fetched.
    const asked = shown.ask()
    const cart = await loadMember().catch(() => shown.fail(TEXTS.unreachable))
    return cart?.read(asked)
  }

  async function merge(): Promise<void> {
    const { stored } = guest
    const isEmpty = stored.lines().length === 0 && !storage.has('cartPending') && !storage.has('cartCode')
    if (isEmpty) return reload()
    const code = Promise.all([loadMember(), import(/* webpackChunkName: "cart" */ './merge-cart.ts')])
    const fetched = await fetchCode(code, notify)
    if (!fetched) return
    const [cart, { mergeCart }] = fetched
    return mergeCart({ ...needs, stored, member: cart })
  }

  /** Sends what couldn't be sent before, or reads the cart anew. */
  function catchUp() {
    // Whose cart it is isn't known yet: it is read as soon as it is.
    if (session$.value.status !== 'loading') void (member?.queue.hasPending() ? merge() : reload())
  }

  async function setCount(id: number, count: number) {
    const line = shown.state$.value.cart.lines.find((one) => one.id === id)
    const isDone = await change((cart) => cart.setCount(id, count))
    if (isDone && line && count < 1) notify('error', `${line.title} was removed from the cart`)
  }

  const putBuild: CartPort['putBuild'] = async (built) => {
    await knownSession(session$)
    return (await change((cart) => cart.putBuild(built))) ?? false
  }

  async function restore(line: CartLine) {
    const { orderBikeId, build, title } = line
    if (orderBikeId !== null && build) {
      await putBuild({ mode: 'CEOM', orderBikeId, partIds: build.partIds, title })
    } else if (await change((cart) => cart.restore(line))) notify('success', `${title} added to cart`)
  }

  /** While a view is open, prices and stock are today's, also when its tab was long in the background. */
  function attend() {
    views += 1
    if (views === 1) addEventListener('focus', catchUp)
    catchUp()
    return () => {
      views -= 1
      if (views > 0) return
      removeEventListener('focus', catchUp)
      if (!isMember()) void guest.reload()
    }
  }

  function refresh() {
    if (session$.value.status !== 'loading') void reload()
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
    setCount,
    remove: (id) => setCount(id, 0),
    putBuild,
    restore,
    async add(item) {
      if (item.bike) await putBuild({ mode: 'CNM', item })
      else await change((cart) => cart.add(item))
    },
    accept: () => change((cart) => cart.accept()),
    applyPromo: (code) =>
      isMember()
        ? loadMember().then(
            (cart) => cart.applyPromo(code),
            () => TEXTS.unreachable,
          )
        : guest.applyPromo(code),
    removePromo: () => change((cart) => cart.removePromo()),
  }
}
