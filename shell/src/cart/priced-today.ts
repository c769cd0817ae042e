import { type Cart, type CartLine, formatPrice, toCents } from '@nireeka/contracts'

import { type GuestCart, type GuestLine, toLine } from './guest-lines.ts'

/** Returns a guest's lines with today's prices, stock and notices from the server's quote. */
export const pricedToday = (lines: GuestCart, quote: Cart): Cart => ({
  lines: lines.map((line) => {
    const today = quote.lines.find(({ id }) => id === line.id)
    return today ? lineToday(line, today) : toLine(line)
  }),
  // Spec, section 2: shipping and tax are for members, whose country is known.
  shipping: null,
  tax: null,
  facts: quote.facts ? { ...quote.facts, country: null } : null,
})

function lineToday(line: GuestLine, today: CartLine): CartLine {
  const known = { ...toLine(line), ...textsOf(today) }
  if (today.problem === 'gone') return { ...known, ...noticeOf(today) }
  return { ...known, price: today.price, ...whatChanged(line, today) }
}

/** Returns what only the server knows of a line. A bike also gets its title and description, which name its build. */
const textsOf = ({ title, description, image, warning, ...line }: CartLine) => {
  const { kind, available, choices, delivery } = line
  const known = { kind, available, choices, delivery }
  return kind === 'bike' ? { ...known, title, description, image, warning } : known
}

type Notice = Required<Pick<CartLine, 'problem' | 'notice'>>

const noticeOf = ({ problem = null, notice = null }: CartLine): Notice => ({ problem, notice })

/**
 * Returns the notice of a line, computed in the browser, because the server knows neither the price that this guest
 * has seen nor a quantity that was just changed.
 */
function whatChanged(line: GuestLine, today: CartLine): Notice {
  if (today.problem === 'sold_out') return noticeOf(today)
  const most = today.available ?? Infinity
  const few = line.cartQuantity > most ? `You can order up to ${most}.` : null
  const price =
    toCents(line.price) === toCents(today.price)
      ? null
      : `The price is now ${formatPrice(today.price)}; it was ${formatPrice(line.price)}.`
  const notice = [price, few].filter(Boolean).join(' ') || null
  return { problem: price ? 'price_changed' : few ? 'too_few' : null, notice }
}

/**
 * Returns the cart after a guest accepts the changes: with today's prices and quantities within stock. A bike that
 * can no longer be built stays, because its owner has configured it and can change it.
 */
export const acceptToday = (lines: GuestCart, quote: Cart): GuestCart =>
  lines.flatMap((line) => {
    const today = quote.lines.find(({ id }) => id === line.id)
    if (!today) return line
    if (today.problem === 'gone' || today.problem === 'sold_out') return line.bike ? line : []
    const cartQuantity = Math.min(line.cartQuantity, today.available ?? Infinity)
    return cartQuantity < 1 ? [] : { ...line, price: today.price, cartQuantity }
  })
