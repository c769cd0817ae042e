import type { Cart, CartItem, CartLine } from '@nireeka/contracts'

import { keyOfBuild } from './guest-bikes.ts'
import { toLine } from './guest-lines.ts'

interface AddEdit {
  type: 'add'
  key: string
  item: CartItem
  count: number
}

/**
 * One change of a member's cart. Each can safely be sent again: an addition has an idempotency key, the others state
 * the resulting quantity or promo code.
 */
export type Edit = AddEdit | { type: 'count'; id: number; count: number } | { type: 'remove'; id: number }

export const addition = (item: CartItem, count = 1): Edit => ({
  type: 'add',
  key: crypto.randomUUID(),
  item,
  count,
})

export function lineAddition({ productId, bikeSlug, build, image, count, ...line }: CartLine) {
  const { title, description, price } = line
  const item = { id: productId, title, description, price, thumbnail: image }
  return addition(bikeSlug && build ? { ...item, bike: { slug: bikeSlug, build } } : item, count)
}

/** Returns the cart as it will be after an edit, to show before the server has answered. */
export function applyEdit(cart: Cart, edit: Edit): Cart {
  const check = 'asking' as const
  if (edit.type === 'remove') return { ...cart, check, lines: cart.lines.filter(({ id }) => id !== edit.id) }
  if (edit.type === 'count') {
    const lines = cart.lines.map((line) => (line.id === edit.id ? { ...line, count: edit.count } : line))
    return { ...cart, check, lines }
  }
  const { item, count } = edit
  const known = cart.lines.find((line) => isSame(line, item))
  const lines = known
    ? cart.lines.map((line) => (line === known ? { ...line, count: line.count + count } : line))
    : [...cart.lines, { ...toLine({ ...item, cartQuantity: count }), id: unsentId(edit) }]
  return { ...cart, check, lines }
}

/** Returns whether another item belongs on an existing line: the same product and, for a bike, the same build. */
export function isSame({ productId, build, orderBikeId }: CartLine, { id, bike }: CartItem): boolean {
  if (productId !== id || orderBikeId !== null) return false
  if (!bike || !build) return !bike && !build
  return keyOfBuild(productId, build) === keyOfBuild(id, bike.build)
}

/**
 * Returns a temporary id for a line that the server doesn't know yet: derived from its product, or for a bike from
 * the key of its addition.
 */
export const unsentId = ({ item, key }: AddEdit) =>
  -(item.bike ? Number.parseInt(key.slice(0, 8), 16) + UNSENT_BIKES : item.id)

/** The first temporary id for unsent bikes, above every product's id. */
const UNSENT_BIKES = 2 ** 31
