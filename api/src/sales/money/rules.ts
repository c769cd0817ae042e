import type { ColourType } from '@nireeka/contracts'
import type { ShippingMethod } from '@nireeka/contracts/api'

import type { Zone } from '../../catalogue/index.ts'

/** What the rules of money need to know of a line. All sums are whole cents. */
export interface PricedLine {
  product_id: number
  /** Of a variant: the product that it is one of. */
  parent_id?: number | null
  /** bike, upgrade, accessory or spare. */
  kind: string
  category: string
  /** 0: there is nothing to send. Null: nobody has weighed it. */
  weight_g: number | null
  /** For one piece. */
  unit_cents: number
  count: number
  no_air: boolean
  /** Of a bike's `unit_cents`: what its colour costs, and its parts of category 3. */
  colour?: { type: ColourType; cents: number } | null
  upgrade_cents?: number
}

/** Where it goes, and what sending it there costs. */
export interface Destination {
  country_id: number
  /** Hundredths of a percent, on goods and shipping. */
  tax_rate: number
  /** Null: we don't ship there. */
  bike_shipping_cents: number | null
  goods_shipping_cents: number | null
  days_min: number | null
  days_max: number | null
  free_shipping_from_cents: number | null
  rates: ShippingRate[]
}

export interface ShippingRate {
  zone: Zone
  method: ShippingMethod
  goods_extra_cents: number
  included_g: number
  step_g: number
  step_cents: number
  bike_extra_cents: number | null
  faster_by: number
  by_air: boolean
}

/** A way to send these lines there: cents and working days. */
export interface ShippingOffer {
  method: ShippingMethod
  cents: number
  days: { min: number; max: number }
}

/** What a promo code does to an order: cents off each line, in the order of the lines, or off its shipping. */
export interface PromoEffect {
  line_discounts: readonly number[]
  pays_shipping: boolean
}

export const NO_EFFECT: PromoEffect = { line_discounts: [], pays_shipping: false }

/** What a member will pay. `line_discounts` stand in the order of the lines; `payable_cents` is what credits leave. */
export interface Totals {
  lines_cents: number
  discount_cents: number
  shipping_cents: number
  tax_cents: number
  total_cents: number
  credits_cents: number
  payable_cents: number
  line_discounts: number[]
}
