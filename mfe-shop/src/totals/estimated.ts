import { type Cart, orderTotal } from '@nireeka/contracts'

/** Returns what sending a cart costs in dollars by the server's estimate; null while unknown, or where we don't ship. */
export function estimatedShipping({ facts }: Pick<Cart, 'facts'>): number | null {
  const estimate = facts?.estimate
  return estimate?.country.isServed && estimate.days ? estimate.shipping : null
}

/** Returns whether the server has yet to tell what sending the cart costs: until then no text says what is missing. */
export const isEstimatePending = ({ facts, check }: Pick<Cart, 'facts' | 'check'>) =>
  !facts && check !== 'failed'

/** Returns the subtotal minus the discount, plus the estimated shipping where it is known, before tax, in dollars. */
export const estimatedTotal = (cart: Cart): number =>
  orderTotal({ ...cart, shipping: estimatedShipping(cart), tax: null })

/** Returns a cart's total in dollars and what it is called: tax and the final shipping are known for members only. */
export const totalOf = (cart: Cart) =>
  cart.shipping === null
    ? { label: 'Estimated total', dollars: estimatedTotal(cart) }
    : { label: 'Order total', dollars: orderTotal(cart) }
