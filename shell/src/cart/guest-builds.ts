import type { BuildChange, CartItem, CartLine, PlatformEvent } from '@nireeka/contracts'

import type { Notify } from '../toasts/notify.ts'
import { tellBuild } from './change-notices.ts'
import { addBike, changeBike } from './guest-bikes.ts'
import type { GuestCart } from './guest-lines.ts'
import { STORAGE_NOTICES } from './storage-notices.ts'
import type { StoredCart } from './stored-cart.ts'

const GONE = 'This bike isn’t in your cart any more.'
const LOG_IN = 'Upgrades are for a bike you own. Log in to order them.'

interface Needs {
  stored: StoredCart
  notify: Notify
  publish: (event: PlatformEvent) => void
}

/** Puts a configured bike into a guest's cart, by its mode (spec, section 9), and returns whether that was possible. */
export function putGuestBuild(change: BuildChange, { stored, notify, publish }: Needs): boolean {
  if (!('item' in change)) {
    notify('info', LOG_IN)
    return false
  }
  const item = asBike(change.item)
  const lines = stored.lines()
  const isNew = change.mode === 'CNM'
  const next = isNew ? addBike(lines, item) : changeBike(lines, change.lineId, item)
  if (!next) {
    notify(isNew ? 'info' : 'error', isNew ? STORAGE_NOTICES.most : GONE)
    return false
  }
  stored.save(next)
  tellBuild(change, next.length === lines.length, { notify, publish })
  return true
}

/** Returns the guest's cart with a removed line put back at its old quantity, whatever has changed meanwhile. */
export function restoreLine(lines: GuestCart, line: CartLine): GuestCart {
  const { productId, title, description, image, price, count, bikeSlug, build } = line
  const item = { id: productId, title, description, thumbnail: image, price }
  if (bikeSlug && build) return addBike(lines, { ...item, bike: { slug: bikeSlug, build } }, count) ?? lines
  return [...lines.filter(({ id }) => id !== productId), { ...item, cartQuantity: count }]
}

function asBike(item: CartItem) {
  if (!item.bike) throw new Error('Only a configured bike can be put into the cart this way')
  return { ...item, bike: item.bike }
}
