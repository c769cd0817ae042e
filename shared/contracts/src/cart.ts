import type { LineProblem } from './api/cart.ts'
import { toCents, toDollars } from './money.ts'

/** How a bike's line was put together, in the catalogue's ids; of an upgrade's line, `partIds` are what is bought. */
export interface CartBuild {
  sizeId: number
  colourId: number
  /** The codes of a colour that the rider names. */
  ral: string[]
  partIds: number[]
}

/** What a page hands over when the shopper presses "Add to cart". Price in dollars, for showing only. */
export interface CartItem {
  /** The product's id. */
  id: number
  title: string
  description: string
  thumbnail: string | null
  price: number
  /** Of a bike: which one, and how it was put together. */
  bike?: { slug: string; build: CartBuild }
}

/** One line of the cart, the same for guests and members. */
export interface CartLine {
  /** Names the line: in the server's cart its own id, in a guest's the product's, or for a bike a number of its own. */
  id: number
  productId: number
  title: string
  description: string
  image: string | null
  /** Dollars for one piece. */
  price: number
  count: number
  bikeSlug: string | null
  orderBikeId: number | null
  build?: CartBuild | null
  /** What sort of product it is, as the server says; missing while it hasn't been asked. */
  kind?: string
  /** The most that can be had of it now; missing while the server hasn't been asked. */
  available?: number
  /** What has changed about it since its owner saw it; `notice` says it in a sentence. */
  problem?: LineProblem | null
  notice?: string | null
}

/** What the server says of a whole cart, in dollars; source: GET /api/cart, or POST /api/cart/quote for guests. */
export interface CartFacts {
  subtotal: number
  discount: number
  /** Null for guests, whose country nobody knows yet. */
  country: { id: number; name: string; isServed: boolean } | null
  promo: { code: string; description: string; discount: number } | null
  /** A code that doesn't count at present, and why, in a sentence. */
  refusedPromo: { code: string; reason: string } | null
  /** Goods travel free from `from` dollars on; null: nothing to send, or it is never free. */
  freeShipping: { from: number; missing: number } | null
}

/**
 * Shipping and tax in dollars; null for guests, whose country nobody knows yet. `facts` are missing where only this
 * browser's own figures are known; `check` tells how fresh they are: right, being asked for, or asked for in vain.
 */
export interface Cart {
  lines: CartLine[]
  shipping: number | null
  tax: number | null
  facts?: CartFacts | null
  check?: 'current' | 'asking' | 'failed'
}

/** Pending while the first answer is on its way; failed keeps the error for the page to show. */
export type CartState =
  | { status: 'loading'; cart: Cart }
  | { status: 'ready'; cart: Cart }
  | { status: 'failed'; cart: Cart; message: string }

/** What can't be had costs nothing. */
const counts = ({ problem }: CartLine) => problem !== 'sold_out' && problem !== 'gone'

/** What all pieces of a line cost, in dollars, exact to the cent. */
export const lineSum = ({ price, count }: CartLine) => toDollars(toCents(price) * count)

/** Sum of price times count of all that can be had, in dollars, exact to the cent. */
export const subtotal = (cart: Cart) =>
  toDollars(cart.lines.filter(counts).reduce((sum, line) => sum + toCents(line.price) * line.count, 0))

/** Sum of the counts: the number on the badge. */
export const itemCount = (cart: Cart) => cart.lines.reduce((sum, line) => sum + line.count, 0)

/** Subtotal less the discount, plus shipping and tax where they are known, in dollars. */
export const orderTotal = (cart: Cart) =>
  Math.max(
    0,
    toDollars(
      [subtotal(cart), -(cart.facts?.discount ?? 0), cart.shipping ?? 0, cart.tax ?? 0]
        .map(toCents)
        .reduce((sum, cents) => sum + cents),
    ),
  )
