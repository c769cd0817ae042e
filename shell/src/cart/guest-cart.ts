import type { Cart, CartItem, CartLine } from '@nireeka/contracts'

/** The guest's cart as the browser keeps it (spec, section 3: local cart item). Prices are for showing only. */
export interface GuestLine extends CartItem {
  cartQuantity: number
}

export type GuestCart = readonly GuestLine[]

/** Adding an existing item raises its quantity by 1; a new item starts at 1. */
export function addItem(cart: GuestCart, item: CartItem): GuestCart {
  return cart.some((line) => line.id === item.id)
    ? cart.map((line) => (line.id === item.id ? { ...line, cartQuantity: line.cartQuantity + 1 } : line))
    : [...cart, { ...item, cartQuantity: 1 }]
}

/** Below 1 the line goes. */
export function setQuantity(cart: GuestCart, id: number, quantity: number): GuestCart {
  if (quantity < 1) return cart.filter((line) => line.id !== id)
  return cart.map((line) => (line.id === id ? { ...line, cartQuantity: quantity } : line))
}

/** Keeps of a stored cart what can be kept; anything else is dropped and never breaks the page. */
export function parseGuestCart(stored: unknown): GuestCart {
  if (!Array.isArray(stored)) return []
  return stored.slice(0, MAX_LINES).flatMap((line: unknown) => parseLine(line) ?? [])
}

const MAX_LINES = 100
const MAX_QUANTITY = 99

function parseLine(line: unknown): GuestLine | null {
  if (typeof line !== 'object' || line === null) return null
  const { id, title, description, thumbnail, price, cartQuantity } = line as Record<string, unknown>
  if (!isCount(id, Number.MAX_SAFE_INTEGER) || !isCount(cartQuantity, MAX_QUANTITY)) return null
  if (typeof title !== 'string' || typeof price !== 'number' || !(price >= 0)) return null
  return {
    id,
    title,
    price,
    cartQuantity,
    description: typeof description === 'string' ? description : '',
    thumbnail: typeof thumbnail === 'string' ? thumbnail : null,
  }
}

const isCount = (value: unknown, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= max

export const toCart = (guest: GuestCart): Cart => ({ lines: guest.map(toLine), shipping: null, tax: null })

const toLine = ({ thumbnail, cartQuantity, ...item }: GuestLine): CartLine => ({
  ...item,
  productId: item.id,
  image: thumbnail,
  count: cartQuantity,
  bikeSlug: null,
  orderBikeId: null,
})
