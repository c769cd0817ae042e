import type { BuildChange, PlatformEvent } from '@nireeka/contracts'

import type { Notify } from '../toasts/notify.ts'
import { tellAdded } from './cart-notices.ts'

export const tellRemoved = (notify: Notify, title: string) =>
  notify('error', `${title} was removed from the cart`)

export const tellRestored = (notify: Notify, title: string) =>
  notify('success', `${title} added to cart`, 'cart')

const CHANGED = 'Your changes are in the cart.'

interface Needs {
  notify: Notify
  publish: (event: PlatformEvent) => void
}

/**
 * Tells the shopper and the pages what was put into the cart. A new bike uses the spec's texts (section 4). Upgrades
 * for one bike share a line, so adding more of them counts as a change.
 */
export function tellBuild(change: BuildChange, isKnown: boolean, { notify, publish }: Needs) {
  if (change.mode === 'CECM' || change.mode === 'CEUM') return notify('success', CHANGED)
  if (change.mode === 'CEOM' && isKnown) return notify('success', CHANGED, 'cart')
  tellAdded(notify, 'item' in change ? change.item.title : change.title, isKnown)
  if ('item' in change) publish({ type: 'cart:line-added', productId: change.item.id })
}
