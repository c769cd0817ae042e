import type { Platform } from '@nireeka/contracts'

import type { Trouble } from './guest-cart-store.ts'

const SENTENCES: Record<Trouble, string> = {
  damaged: 'A part of your cart could no longer be read in this browser. What could be kept is still there.',
  full: 'This browser has no room left. Your cart is kept until you close this page.',
}

const told = new WeakMap<Platform['notify'], Set<Trouble>>()

/** What the browser did to the cart, once in the life of a page. */
export function tellTrouble(trouble: Trouble, notify: Platform['notify']) {
  const known = told.get(notify) ?? new Set()
  if (known.has(trouble)) return
  told.set(notify, known.add(trouble))
  notify('info', SENTENCES[trouble])
}
