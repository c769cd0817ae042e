import type { Generated } from 'kysely'

export interface CheckoutTables {
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
  }
  addresses: {
    id: Generated<number>
    user_id: number
    fingerprint: string
    name: string
    last_name: string
    street: string
    street_2: string | null
    city: string
    region: string | null
    postcode: string
    phone: string | null
    country_id: number
    used_at: Generated<Date>
  }
  checkout_keys: {
    user_id: number
    key: string
    request_hash: string
    order_id: number
    created_at: Generated<Date>
  }
}
