import type { LineDeliveryData, LineProblem } from './api/cart.ts'
import { toCents, toDollars } from './money.ts'

/**
 * The build of a bike in a cart line, in ids of the catalogue; in a line of upgrades, `partIds` are the parts bought.
 */
export interface CartBuild {
  sizeId: number
  colourId: number
  /** The RAL codes of a custom colour. */
  ral: string[]
  partIds: number[]
}

/** What a page passes to the cart when the shopper presses "Add to cart". The price in dollars is for display only. */
export interface CartItem {
  /** The product's id. */
  id: number
  title: string
  description: string
  thumbnail: string | null
  price: number
  /** For a bike, its slug and its build. */
  bike?: { slug: string; build: CartBuild }
}

/** One line of a cart, of a guest's or a member's. */
export interface CartLine {
  /**
   * Identifies the line: the line's id in the server's cart; in a guest's cart the product's id, or for a bike a
   * generated number.
   */
  id: number
  productId: number
  title: string
  description: string
  image: string | null
  /** The price of one piece, in dollars. */
  price: number
  count: number
  bikeSlug: string | null
  orderBikeId: number | null
  build?: CartBuild | null
  /** The kind of product as the server names it; missing until the server has been asked. */
  kind?: string
  /** The most that can be bought now; missing until the server has been asked. */
  available?: number
  /** What has changed about the line since its owner last saw it; `notice` is the sentence for it. */
  problem?: LineProblem | null
  notice?: string | null
  /** What the law of the country of delivery says about a build; it doesn't hinder an order. */
  warning?: string | null
  /** What a variant differs in from its siblings; missing until the server has been asked. */
  choices?: ReadonlyArray<{ name: string; value: string }>
  /** When it arrives; null when that can't be told, missing until the server has been asked. */
  delivery?: LineDeliveryData | null
}

/** What sending a cart to a country takes. */
export interface ShippingEstimate {
  country: { id: number; name: string; isServed: boolean }
  /** Dollars. */
  shipping: number
  /** The working days on the way, both 0 for what goes by email; null where we don't ship. */
  days: { min: number; max: number } | null
}

/** The server's figures of a whole cart, in dollars: from GET /api/cart, or for guests from POST /api/cart/quote. */
export interface CartFacts {
  subtotal: number
  discount: number
  /** The country of delivery; null for guests, whose country isn't known yet. */
  country: { id: number; name: string; isServed: boolean } | null
  promo: { code: string; description: string; discount: number } | null
  /** A promo code that isn't applicable now, with the reason as a sentence. */
  refusedPromo: { code: string; reason: string } | null
  /** Free shipping starts at `from` dollars; null when nothing has to be sent, or when shipping is never free. */
  freeShipping: { from: number; missing: number } | null
  /** What sending the cart takes, for guests to the country that they chose or the spec's default. */
  estimate?: ShippingEstimate
}

/**
 * A cart. Shipping and tax are in dollars; null for guests, whose country isn't known yet. `facts` are missing while
 * only this browser's own figures are known; `check` says whether they are up to date, being requested, or couldn't be
 * loaded.
 */
export interface Cart {
  lines: CartLine[]
  shipping: number | null
  tax: number | null
  facts?: CartFacts | null
  check?: 'current' | 'asking' | 'failed'
}

/** The state of loading a cart: `pending` until the first answer, `failed` with the error for the page to show. */
export type CartState =
  | { status: 'loading'; cart: Cart }
  | { status: 'ready'; cart: Cart }
  | { status: 'failed'; cart: Cart; message: string }

/** Returns whether a line counts in the sum: unavailable products cost nothing. */
const counts = ({ problem }: CartLine) => problem !== 'sold_out' && problem !== 'gone'

/** Returns the price of all pieces of a line in dollars, exact to the cent. */
export const lineSum = ({ price, count }: CartLine) => toDollars(toCents(price) * count)

/** Returns the sum of all available lines in dollars, exact to the cent. */
export const subtotal = (cart: Cart) =>
  toDollars(cart.lines.filter(counts).reduce((sum, line) => sum + toCents(line.price) * line.count, 0))

/** Returns the number of pieces in the cart, as the cart's badge shows it. */
export const itemCount = (cart: Cart) => cart.lines.reduce((sum, line) => sum + line.count, 0)

/** Returns the subtotal minus the discount, plus shipping and tax where they are known, in dollars. */
export const orderTotal = (cart: Cart) =>
  Math.max(
    0,
    toDollars(
      [subtotal(cart), -(cart.facts?.discount ?? 0), cart.shipping ?? 0, cart.tax ?? 0]
        .map(toCents)
        .reduce((sum, cents) => sum + cents),
    ),
  )
