/** What the rules need to know of a line. Prices are whole cents for one piece. */
export interface PricedLine {
  kind: string
  /** 0: there is nothing to send. Null: nobody has weighed it. */
  weight_g: number | null
  unit_cents: number
  count: number
}

export interface Rates {
  /** Hundredths of a percent, on goods and shipping. */
  tax_rate: number
  /** Null: we don't ship there. */
  bike_shipping_cents: number | null
  goods_shipping_cents: number | null
}

export interface Totals {
  lines_cents: number
  shipping_cents: number
  tax_cents: number
  total_cents: number
}

const HUNDRED_PERCENT = 10_000

export const linesTotal = (lines: readonly PricedLine[]) =>
  lines.reduce((sum, { unit_cents, count }) => sum + unit_cents * count, 0)

/** One parcel per order: a bike's box takes the goods along, and what weighs nothing goes by mail. */
export function shippingFor(lines: readonly PricedLine[], rates: Rates): number | null {
  if (rates.bike_shipping_cents === null || rates.goods_shipping_cents === null) return null
  if (lines.some(({ kind }) => kind === 'bike')) return rates.bike_shipping_cents
  return lines.some(({ weight_g }) => weight_g !== 0) ? rates.goods_shipping_cents : 0
}

/** Everything a shopper will pay, or null where we don't ship. */
export function totalsFor(lines: readonly PricedLine[], rates: Rates): Totals | null {
  const shipping_cents = shippingFor(lines, rates)
  if (shipping_cents === null) return null
  const lines_cents = linesTotal(lines)
  const tax_cents = Math.round(((lines_cents + shipping_cents) * rates.tax_rate) / HUNDRED_PERCENT)
  return { lines_cents, shipping_cents, tax_cents, total_cents: lines_cents + shipping_cents + tax_cents }
}
