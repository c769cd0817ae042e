import type { ShippingMethod } from '@nireeka/contracts/api'
import type { Generated } from 'kysely'

/** How far away a country is. */
export type Zone = 'home' | 'near' | 'europe' | 'far'

export interface CountryTables {
  countries: {
    id: number
    name: string
    tax_label: string
    /** Hundredths of a percent: 1900 is 19 %. */
    tax_rate: number
    /** Null: we don't ship there. */
    bike_shipping_cents: number | null
    goods_shipping_cents: number | null
    days_min: number | null
    days_max: number | null
    speed_limit_kmh: number
    zone: Generated<Zone>
    /** Goods travel free by the standard method from this sum on; null: never. */
    free_shipping_from_cents: Generated<number | null>
  }
  shipping_rates: {
    zone: Zone
    method: ShippingMethod
    /** On top of the country's own price for goods, which covers included_g grams. */
    goods_extra_cents: number
    included_g: number
    step_g: number
    step_cents: number
    /** On top of the country's own price for a bike; null: no bikes by this method. */
    bike_extra_cents: number | null
    faster_by: Generated<number>
    by_air: Generated<boolean>
  }
}
