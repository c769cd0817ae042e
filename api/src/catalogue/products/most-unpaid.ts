/** The share of what is in stock of a product or part that one account may hold without having paid. */
const UNPAID_SHARE = 0.5
/** The pieces that an account may hold in any case, so that the limit never concerns an ordinary order. */
const ALWAYS_ALLOWED = 5

interface Stock {
  /** Pieces that nobody holds. */
  stock: number
  /** Pieces that the account's own unpaid order holds, which it may keep although others have ordered since. */
  reserved: number
}

/**
 * Returns the most pieces of a product or part that an unpaid order of one account may hold. Without this limit, a single
 * account could make a product unavailable for everyone without ever paying (decision 024).
 */
export function mostUnpaid({ stock, reserved }: Stock): number {
  const obtainable = stock + reserved
  const share = Math.max(ALWAYS_ALLOWED, Math.ceil(obtainable * UNPAID_SHARE))
  return Math.max(reserved, Math.min(obtainable, share))
}
