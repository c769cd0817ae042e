import type { Platform } from '@nireeka/contracts'

/** Spec, section 4: cart. */
export function tellAdded(notify: Platform['notify'], title: string, isKnown: boolean) {
  if (isKnown) notify('info', `An additional ${title} has been added to the cart`)
  else notify('success', `${title} added to cart`)
}
