import type { OrderStatus } from '@nireeka/contracts/api'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Written once, by the database. */
type Computed<T> = ColumnType<T, never, never>

/** The address as it was when the order was placed. */
export interface OrderAddress {
  name: string
  last_name: string
  street: string
  street_2: string | null
  city: string
  region: string | null
  postcode: string
  phone: string | null
}

export interface OrderTables {
  orders: {
    id: Generated<number>
    number: Computed<string>
    user_id: number
    status: OrderStatus
    /** Why a paid order waits for a person; null for all others. */
    held_reason: string | null
    content_hash: string
    country_id: number
    address: JSONColumnType<OrderAddress>
    currency: string
    lines_cents: number
    shipping_cents: number
    tax_cents: number
    total_cents: number
    placed_at: Date
    expires_at: Date
    paid_at: Date | null
  }
  order_lines: {
    id: Generated<number>
    order_id: number
    product_id: number
    title: string
    description: string
    image: string | null
    unit_cents: number
    count: number
  }
  order_moves: {
    id: Generated<number>
    order_id: number
    from_status: OrderStatus | null
    to_status: OrderStatus
    actor: string
    reason: string | null
    at: Date
  }
  payments: {
    id: Generated<number>
    order_id: number
    provider: string
    ref: string | null
    redirect: string | null
    state: string
    amount_cents: number
    currency: string
    created_at: Date
    changed_at: Date
    /** When the member took the record of it off the list. */
    hidden_at: Generated<Date | null>
  }
  sandbox_payments: {
    ref: string
    order_id: number
    title: string
    state: string
    amount_cents: number
    currency: string
  }
}
