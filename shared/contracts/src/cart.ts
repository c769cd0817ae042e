/** What a page hands over when the shopper presses "Add to cart". Price in dollars, for showing only. */
export interface CartItem {
  /** The product's id. */
  id: number
  title: string
  description: string
  thumbnail: string | null
  price: number
}

/** One line of the cart, the same for guests and members. */
export interface CartLine {
  /** Names the line: the product's id in a guest's cart, the line's own id in the server's. */
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
}

/** Shipping and tax in dollars; null for guests, whose country nobody knows yet. */
export interface Cart {
  lines: CartLine[]
  shipping: number | null
  tax: number | null
}

/** Pending while the first answer is on its way; failed keeps the error for the page to show. */
export type CartState =
  | { status: 'loading'; cart: Cart }
  | { status: 'ready'; cart: Cart }
  | { status: 'failed'; cart: Cart; message: string }

/** Sum of price times count, in dollars, exact to the cent. */
export const subtotal = (cart: Cart) =>
  cart.lines.reduce((sum, line) => sum + Math.round(line.price * 100) * line.count, 0) / 100

/** Sum of the counts: the number on the badge. */
export const itemCount = (cart: Cart) => cart.lines.reduce((sum, line) => sum + line.count, 0)

/** Subtotal plus shipping and tax where they are known, in dollars. */
export const orderTotal = (cart: Cart) =>
  Math.round((subtotal(cart) + (cart.shipping ?? 0) + (cart.tax ?? 0)) * 100) / 100
