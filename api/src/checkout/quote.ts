import { toDollars } from '@nireeka/contracts'
import type { CheckoutData, ShippingVatData } from '@nireeka/contracts/api'

import type { Country } from './countries.repository.ts'
import { linesTotal, type PricedLine, totalsFor } from './totals.ts'

type Quote = Pick<ShippingVatData, 'subtotal' | 'shipping' | 'tax' | 'total'>

/** What a cart costs in a country, in dollars. */
export function quote(lines: readonly PricedLine[], country: Country): Quote {
  const subtotal = toDollars(linesTotal(lines))
  const totals = totalsFor(lines, country)
  if (!totals) return { subtotal, shipping: null, tax: null, total: null }
  return {
    subtotal,
    shipping: toDollars(totals.shipping_cents),
    tax: toDollars(totals.tax_cents),
    total: toDollars(totals.total_cents),
  }
}

export const isServed = ({ goods_shipping_cents }: Country) => goods_shipping_cents !== null

export const daysTo = ({ days_min, days_max }: Country) =>
  days_min === null || days_max === null ? null : { min: days_min, max: days_max }

export const toCountryData = (country: Country): CheckoutData['countries'][number] => ({
  id: country.id,
  name: country.name,
  tax_label: country.tax_label,
  served: isServed(country),
  days: daysTo(country),
})
