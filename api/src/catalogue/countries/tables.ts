import type { ShippingMethod } from '@nireeka/contracts/api'
import type { Generated } from 'kysely'

/** A shipping zone: how far away a country is. */
export type Zone = 'home' | 'near' | 'europe' | 'far'

export interface CountryTables {
  countries: {
    id: number
    name: string
    tax_label: string
    /** The tax rate in hundredths of a percent: 1900 is 19 %. */
    tax_rate: number
    /** The shipping price of one bike in cents; null where we don't ship. */
    bike_shipping_cents: number | null
    goods_shipping_cents: number | null
    days_min: number | null
    days_max: number | null
    speed_limit_kmh: number
    zone: Generated<Zone>
    /** The order value in cents from which goods ship free by the standard method; null when they never do. */
    free_shipping_from_cents: Generated<number | null>
  }
  shipping_rates: {
    zone: Zone
    method: ShippingMethod
    /** The zone's surcharge for goods in cents, added to the country's base price, which covers included_g grams. */
    goods_extra_cents: number
    included_g: number
    step_g: number
    step_cents: number
    /**
     * The zone's surcharge for a bike in cents, added to the country's base price; null when this method takes no
     * bikes.
     */
    bike_extra_cents: number | null
    faster_by: Generated<number>
    by_air: Generated<boolean>
  }
}
