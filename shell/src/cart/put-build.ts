import type { BuildChange, CartItem, CartLine } from '@nireeka/contracts'

import { knownSession } from '../session/known-session.ts'
import { postBuild } from './cart-changes.api.ts'
import type { CartCore } from './cart-core.ts'
import { isSame } from './edits.ts'
import { addBike, changeBike } from './guest-bikes.ts'
import { isUnreachable, type MemberCart } from './member-cart.ts'
import { reasonOf } from './reason-of.ts'
import { tellAdded } from './tell-added.ts'

const FULL = 'Your cart can’t take more of this.'
const CHANGED = 'Your changes are in the cart.'
const GONE = 'This bike isn’t in your cart any more.'
const LOG_IN = 'Upgrades are for a bike of yours. Log in, and they find their way to it.'

/** What the configurator puts into the cart, by its mode (spec, section 9). */
export function createPutBuild(core: CartCore, member: MemberCart) {
  const { http, session$, state$, guest, notify, publish, tell, reload } = core
  /** Of what was sent without an answer: sent again, it happens once all the same. */
  const keys = new Map<string, string>()

  function asGuest(change: BuildChange): boolean {
    if (!('item' in change)) return refuse('info', LOG_IN)
    const item = builtBike(change.item)
    const lines = guest.lines()
    const next = change.mode === 'CNM' ? addBike(lines, item) : changeBike(lines, change.lineId, item)
    if (!next) return change.mode === 'CNM' ? refuse('info', FULL) : refuse('error', GONE)
    guest.save(next)
    told(change, next.length === lines.length)
    return true
  }

  async function asMember(change: BuildChange): Promise<boolean> {
    const wish = JSON.stringify(change)
    const key = keys.get(wish) ?? crypto.randomUUID()
    keys.set(wish, key)
    try {
      const { message } = await member.inTurn(() => postBuild(http, change, key))
      keys.delete(wish)
      const isKnown = state$.value.cart.lines.some((line) => isFor(change, line))
      tell()
      await reload()
      if (message) notify('info', message)
      told(change, isKnown)
      return true
    } catch (error) {
      if (!isUnreachable(error)) keys.delete(wish)
      return refuse('error', reasonOf(error))
    }
  }

  /** Spec, section 4, for what is new; upgrades for one bike are one line, so that more of them change it. */
  function told(change: BuildChange, isKnown: boolean) {
    if (change.mode === 'CECM' || change.mode === 'CEUM') return notify('success', CHANGED)
    if (change.mode === 'CEOM' && isKnown) return notify('success', CHANGED)
    tellAdded(notify, 'item' in change ? change.item.title : change.title, isKnown)
    if ('item' in change) publish({ type: 'cart:line-added', productId: change.item.id })
  }

  function refuse(tone: 'info' | 'error', text: string): false {
    notify(tone, text)
    return false
  }

  return async (change: BuildChange): Promise<boolean> => {
    const { status } = await knownSession(session$)
    return status === 'member' ? asMember(change) : asGuest(change)
  }
}

const isFor = (change: BuildChange, line: CartLine) =>
  'item' in change ? isSame(line, change.item) : line.orderBikeId === change.orderBikeId

function builtBike(item: CartItem) {
  if (!item.bike) throw new Error('Only a bike that was put together can be put into the cart this way')
  return { ...item, bike: item.bike }
}
