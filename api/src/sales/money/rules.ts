import type { ColourType } from '@nireeka/contracts'
import type { ShippingMethod } from '@nireeka/contracts/api'

import type { Zone } from '../../catalogue/index.ts'

/** The properties of an order line that prices depend on. All amounts are whole cents. */
export interface PricedLine {
  product_id: number
  /** For a variant: the id of its parent product. */
  parent_id?: number | null
  /** The product's kind: bike, upgrade, accessory or spare. */
  kind: string
  category: string
  /** The weight in grams; 0 when nothing has to be shipped, null when the weight is unknown. */
  weight_g: number | null
  /** The price of one piece in cents. */
  unit_cents: number
  count: number
  no_air: boolean
  /** The parts of a bike's `unit_cents`: its colour's surcharge, and its parts of category 3. */
  colour?: { type: ColourType; cents: number } | null
  upgrade_cents?: number
}

/** A destination country with its tax rate and shipping prices. */
export interface Destination {
  country_id: number
  /** The tax rate on goods and shipping, in hundredths of a percent. */
  tax_rate: number
  /** The shipping price of a bike in cents; null where we don't ship. */
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

/** A shipping method for an order's lines, with its price in cents and its working days. */
export interface ShippingOffer {
  method: ShippingMethod
  cents: number
  days: { min: number; max: number }
}

/** The effect of a promo code on an order: cents off each line, in the lines' order, or off the shipping price. */
export interface PromoEffect {
  line_discounts: readonly number[]
  pays_shipping: boolean
}

export const NO_EFFECT: PromoEffect = { line_discounts: [], pays_shipping: false }

/**
 * The totals that a member pays. `line_discounts` are in the lines' order; `payable_cents` is what remains after store
 * credit.
 */
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
