import type { CartBuild, CartItem } from '@nireeka/contracts'
import { toCode } from '@nireeka/contracts/bike-build'

import { type GuestCart, type GuestLine, MAX_LINES, MAX_QUANTITY } from './guest-lines.ts'

/** Lines with bikes get nine-digit ids, which no product has and which are valid in a URL. */
const FIRST_BIKE_LINE = 100_000_000
const BIKE_LINES = 900_000_000

/** Returns a key that is the same only for the same build of the same bike. */
export const keyOfBuild = (productId: number, build: CartBuild) => `${productId} ${toCode(build)}`

const keyOf = ({ id, productId = id, bike }: GuestLine) => bike && keyOfBuild(productId, bike.build)

type Bike = CartItem & Required<Pick<CartItem, 'bike'>>

const findSame = (cart: GuestCart, item: Bike) => {
  const key = keyOfBuild(item.id, item.bike.build)
  return cart.find((line) => keyOf(line) === key)
}

/** Returns the cart with one more bike (spec, section 4): the same build raises its line's quantity, another one is a new line. Null when the cart is full. */
export function addBike(cart: GuestCart, item: Bike, count = 1): GuestCart | null {
  const known = findSame(cart, item)
  if (known ? known.cartQuantity >= MAX_QUANTITY : cart.length >= MAX_LINES) return null
  return known
    ? cart.map((line) => (line === known ? toLine(item, line.id, line.cartQuantity + count) : line))
    : [...cart, toLine(item, newLineId(cart), count)]
}

/** Returns the cart with a line's bike changed; a line with the same build is joined with it. Null when there is no such line. */
export function changeBike(cart: GuestCart, lineId: number, item: Bike): GuestCart | null {
  const edited = cart.find(({ id, bike }) => id === lineId && bike)
  if (!edited) return null
  const same = findSame(cart, item)
  const more = same && same !== edited ? same.cartQuantity : 0
  return cart
    .filter((line) => line === edited || line !== same)
    .map((line) => (line === edited ? toLine(item, lineId, line.cartQuantity + more) : line))
}

const toLine = ({ id, bike, ...item }: Bike, lineId: number, quantity: number): GuestLine => ({
  ...item,
  bike: inOrder(bike),
  id: lineId,
  productId: id,
  cartQuantity: Math.min(quantity, MAX_QUANTITY),
})

/**
 * Returns a bike with its fields in the order in which `parseGuestCart` expects them, which recognises equal builds by
 * their JSON text.
 */
const inOrder = ({ slug, build: { sizeId, colourId, ral, partIds } }: Bike['bike']) => ({
  slug,
  build: { sizeId, colourId, ral, partIds },
})

/** Returns a random id, so that an old address never leads to another bike. */
function newLineId(cart: GuestCart): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  const id = FIRST_BIKE_LINE + (random % BIKE_LINES)
  return cart.some((line) => line.id === id) ? newLineId(cart) : id
}
