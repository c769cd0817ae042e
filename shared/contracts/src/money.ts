/** Returns whole US cents from dollars with at most two decimals. */
export const toCents = (dollars: number) => Math.round(dollars * 100)

/** Returns dollars with two decimals from whole US cents. */
export const toDollars = (cents: number) => Math.round(cents) / 100

// Written without Intl, whose first use takes a slow phone a fifth of a second (decision 070).
const THOUSANDS = /\B(?=(\d{3})+$)/g
const MOST_DECIMALS = 3

/** Returns dollars as the shop writes them (spec, section 9): $1,090, and $12.95 where there are cents. */
export const formatPrice = (dollars: number) =>
  `${dollars < 0 ? '-' : ''}$${separated(Math.abs(dollars).toFixed(Number.isInteger(dollars) ? 0 : 2))}`

/** Returns a number with thousands separators (spec, section 9) and at most three decimals. */
export const formatNumber = (value: number) => separated(String(Number(value.toFixed(MOST_DECIMALS))))

function separated(digits: string) {
  const [whole = '', decimals] = digits.split('.')
  const grouped = whole.replaceAll(THOUSANDS, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}
