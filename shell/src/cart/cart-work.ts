import { type CartItem, type CartLine, messageOf, TEXTS } from '@nireeka/contracts'

import type { CartCore } from './cart-core.ts'
import { addition, lineAddition } from './edits.ts'
import { changeGuestCart } from './change-guest-cart.ts'
import { createGuestQuotes } from './guest-quotes.ts'
import { toCart } from './guest-cart.ts'
import { createMemberCart } from './member-cart.ts'
import { mergeCart } from './merge-cart.ts'
import { createPromo } from './promo.ts'
import { createPutBuild } from './put-build.ts'
import { createReading } from './read-cart.ts'
import { acceptCart } from './cart-changes.api.ts'
import { tellAdded } from './tell-added.ts'

export type CartWork = ReturnType<typeof createCartWork>

/** All of the cart that a page can do without until somebody looks at it. */
export function createCartWork(core: CartCore) {
  const { http, state$, isMember, notify, publish, guest, guestView, show, reload } = core
  const member = createMemberCart(core)
  const quotes = createGuestQuotes(core)
  const asGuest = changeGuestCart(core, quotes)
  const putBuild = createPutBuild(core, member)
  const lineOf = (lineId: number) => state$.value.cart.lines.find(({ id }) => id === lineId)
  let views = 0

  async function add(item: CartItem) {
    if (item.bike) return void (await putBuild({ mode: 'CNM', item }))
    const isKnown = state$.value.cart.lines.some(({ productId }) => productId === item.id)
    const outcome = await member.change(addition(item))
    if (outcome === 'refused') return
    tellAdded(notify, item.title, isKnown)
    if (outcome === 'kept') tellKept()
    publish({ type: 'cart:line-added', productId: item.id })
  }

  const tellKept = () =>
    notify('info', `${TEXTS.unreachable} What you do to your cart is kept and sent later.`)

  async function setCount(id: number, count: number) {
    const line = lineOf(id)
    if (!isMember()) asGuest.setCount(id, count)
    else {
      const outcome = await member.change(count < 1 ? { type: 'remove', id } : { type: 'count', id, count })
      if (outcome === 'refused') return
    }
    if (line && count < 1) notify('error', `${line.title} was removed from the cart`)
  }

  async function restore(line: CartLine) {
    const { orderBikeId, build, title } = line
    if (orderBikeId !== null && build)
      return void (await putBuild({ mode: 'CEOM', orderBikeId, partIds: build.partIds, title }))
    if (!isMember()) asGuest.restore(line)
    else if ((await member.change(lineAddition(line))) === 'refused') return
    notify('success', `${line.title} added to cart`)
  }

  async function accept() {
    if (!isMember()) return asGuest.accept()
    try {
      const { cart, message } = await acceptCart(http)
      show(cart)
      core.tell()
      if (message) notify('info', message)
    } catch (error) {
      notify('error', messageOf(error, TEXTS.unreachable))
    }
  }

  const merge = () => mergeCart(core, member)
  // What couldn't be sent is sent when the line is back; what was only looked at is asked anew.
  function catchUp() {
    // Whose cart it is, isn't known yet: it is read as soon as it is.
    if (core.session$.value.status === 'loading') return
    void (member.hasPending() ? merge() : reload())
  }

  /** As long as a view is open, prices and stock are today's, also when its tab was long in the background. */
  function attend() {
    views += 1
    if (views === 1) {
      guestView.show = quotes.look
      addEventListener('focus', catchUp)
    }
    catchUp()
    return () => {
      views -= 1
      if (views > 0) return
      guestView.show = (lines) => show(toCart(lines))
      removeEventListener('focus', catchUp)
      if (!isMember()) guestView.show(guest.lines())
    }
  }
  addEventListener('online', catchUp)

  return {
    read: createReading(core),
    add,
    putBuild,
    setCount,
    restore,
    accept,
    ...createPromo(core, quotes),
    merge,
    attend,
  }
}
