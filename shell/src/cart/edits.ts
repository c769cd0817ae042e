import type { Cart, CartItem, CartLine, Http } from '@nireeka/contracts'

import { type Changed, deleteLine, postCart, putCount } from './cart-changes.api.ts'
import { toLine } from './guest-cart.ts'

/** One change of a member's cart. Each may be sent again: an addition has a key, the others say how it is to be. */
export type Edit =
  | { type: 'add'; key: string; item: CartItem; count: number }
  | { type: 'count'; id: number; count: number }
  | { type: 'remove'; id: number }

export const addition = (item: CartItem, count = 1): Edit => ({
  type: 'add',
  key: crypto.randomUUID(),
  item,
  count,
})

export const lineAddition = ({ productId, title, description, price, image, count }: CartLine) =>
  addition({ id: productId, title, description, price, thumbnail: image }, count)

/** What the cart will look like: shown before the server has answered. */
export function applyEdit(cart: Cart, edit: Edit): Cart {
  const check = 'asking' as const
  if (edit.type === 'remove') return { ...cart, check, lines: cart.lines.filter(({ id }) => id !== edit.id) }
  if (edit.type === 'count') {
    const lines = cart.lines.map((line) => (line.id === edit.id ? { ...line, count: edit.count } : line))
    return { ...cart, check, lines }
  }
  const { item, count } = edit
  const known = cart.lines.find((line) => line.productId === item.id && !line.bikeSlug)
  const lines = known
    ? cart.lines.map((line) => (line === known ? { ...line, count: line.count + count } : line))
    : [...cart.lines, { ...toLine({ ...item, cartQuantity: count }), id: unsentId(item.id) }]
  return { ...cart, check, lines }
}

/** Names a line that the server doesn't know yet. */
const unsentId = (productId: number) => -productId

export function sendEdit(http: Http, edit: Edit): Promise<Changed> {
  if (edit.type === 'remove') return deleteLine(http, edit.id)
  if (edit.type === 'count') return putCount(http, edit.id, edit.count)
  return postCart(http, [{ product_id: edit.item.id, count: edit.count }], edit.key)
}
