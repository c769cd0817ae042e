import { TEXTS } from '@nireeka/contracts'

import type { Notify } from '../toasts/notify.ts'

/** Shows the toast for what was added (spec, section 4: cart), with the ways on to cart and checkout. */
export function tellAdded(notify: Notify, title: string, isKnown: boolean) {
  if (isKnown) notify('info', `An additional ${title} has been added to the cart`, 'cart')
  else notify('success', `${title} added to cart`, 'cart')
}

/** Returns code that is loaded on demand, or null when it can't be fetched; then the shopper sees an error toast. */
export const fetchCode = <T>(code: Promise<T>, notify: Notify): Promise<T | null> =>
  code.catch(() => {
    notify('error', TEXTS.unreachable)
    return null
  })
