import type { Generated } from 'kysely'

export interface CheckoutTables {
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
