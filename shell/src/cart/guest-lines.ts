import type { Cart, CartItem, CartLine } from '@nireeka/contracts'

/**
 * A line of the guest's cart as the browser stores it (spec, section 3: local cart item). Its prices are for display
 * only. `id` is the line's id: the product's id, or for a bike a separate id, with the product's in `productId`.
 */
export interface GuestLine extends CartItem {
  cartQuantity: number
  productId?: number
}

export type GuestCart = readonly GuestLine[]

export const MAX_LINES = 100
export const MAX_QUANTITY = 99
const MAX_PRICE = 1e7
const MAX_TEXT = 500

/** Returns the cart with `count` more of an item, or unchanged if that is more than a cart or a line may hold. */
export function addItem(cart: GuestCart, item: CartItem, count: number): GuestCart {
  const known = cart.find(({ id }) => id === item.id)
  const cartQuantity = (known?.cartQuantity ?? 0) + count
  if (cartQuantity > MAX_QUANTITY || (!known && cart.length >= MAX_LINES)) return cart
  const added = { ...known, ...item, cartQuantity }
  return known ? cart.map((line) => (line === known ? added : line)) : [...cart, added]
}

/** Returns the cart with another quantity of one line; below 1 the line is removed. */
export function setQuantity(cart: GuestCart, id: number, quantity: number): GuestCart {
  if (quantity < 1) return cart.filter((line) => line.id !== id)
  const cartQuantity = Math.min(quantity, MAX_QUANTITY)
  return cart.map((line) => (line.id === id ? { ...line, cartQuantity } : line))
}

/** Returns the readable lines of a stored cart. Unreadable lines are dropped and never break the page. */
export function parseGuestCart(stored: unknown): GuestCart {
  if (!Array.isArray(stored)) return []
  return stored
    .slice(0, MAX_LINES)
    .map(parseLine)
    .filter(
      (line, _place, all): line is GuestLine =>
        line !== null && all.find((other) => other?.id === line.id) === line,
    )
}

export function parseLine(item: unknown): GuestLine | null {
  const { id, title, description, thumbnail, price, cartQuantity, bike, productId } = Object(item) as Record<
    string,
    unknown
  >
  if (!isCount(id) || !isCount(cartQuantity) || !isPrice(price) || typeof title !== 'string') return null
  const line = {
    id,
    title: textOf(title),
    price,
    cartQuantity: Math.min(cartQuantity, MAX_QUANTITY),
    description: textOf(description),
    // Only pictures of our own site are accepted; loading one from another site would reveal this visit to it.
    thumbnail: /^\/\w/.test(textOf(thumbnail)) ? textOf(thumbnail) : null,
  }
  if (!bike) return line
  return isBike(bike) && isCount(productId) ? { ...line, productId, bike } : null
}

/**
 * Returns whether a value is a bike with a complete build. A single pattern checks it, because this code is part of
 * the first script of every page.
 */
const isBike = (bike: unknown): bike is NonNullable<CartItem['bike']> => BIKE.test(JSON.stringify(bike))

const BIKE =
  /^{"slug":"[a-z][a-z0-9-]{0,59}","build":{"sizeId":[1-9]\d{0,8},"colourId":[1-9]\d{0,8},"ral":\[("\d{4}",?){0,2}],"partIds":\[([1-9]\d{0,8}(,|(?=]))){0,60}]}}$/

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : '')

const isPrice = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value < MAX_PRICE

export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 1

export const toCart = (guest: GuestCart): Cart => ({ lines: guest.map(toLine), shipping: null, tax: null })

export const toLine = ({ thumbnail, cartQuantity, bike, productId, ...item }: GuestLine): CartLine => ({
  ...item,
  productId: productId ?? item.id,
  image: thumbnail,
  count: cartQuantity,
  bikeSlug: bike ? bike.slug : null,
  orderBikeId: null,
  build: bike?.build,
})
