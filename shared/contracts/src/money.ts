/** Returns whole US cents from dollars with at most two decimals. */
export const toCents = (dollars: number) => Math.round(dollars * 100)

/** Returns dollars with two decimals from whole US cents. */
export const toDollars = (cents: number) => Math.round(cents) / 100

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Returns dollars as the shop writes them (spec, section 9): $1,090, and $12.95 where there are cents. */
export const formatPrice = (dollars: number) =>
  Number.isInteger(dollars) ? whole.format(dollars) : exact.format(dollars)

/** Returns a number with thousands separators (spec, section 9). */
export const formatNumber = (value: number) => value.toLocaleString('en-US')
