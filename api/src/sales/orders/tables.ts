import type { OrderPayment, OrderStatus, ShippingMethod, ShownOrderStatus } from '@nireeka/contracts/api'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

import type { StoredBuild } from '../../bikes/index.ts'

/** A column that the database sets on insert and that never changes. */
type Computed<T> = ColumnType<T, never, never>

/** A copy of the address from when the order was placed. */
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
    /** Why a paid order waits for manual review; null for all other orders. */
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
    /** The address for emails about the order. */
    email: Generated<string | null>
    /** The billing address; null when it is the same as `address`. */
    billing_address: JSONColumnType<OrderAddress | null, string | null | undefined>
    billing_country_id: Generated<number | null>
    shipping_method: Generated<ShippingMethod>
    days_min: Generated<number | null>
    days_max: Generated<number | null>
    /** The working days until the order's bikes are built; null when delivery is on request. */
    lead_days: Generated<number | null>
    discount_cents: Generated<number>
    promo_id: Generated<number | null>
    promo_code: Generated<string | null>
    /** The share of the total that store credit pays, in cents. */
    credits_cents: Generated<number>
    refunded_cents: Generated<number>
    invoice_number: Generated<string | null>
    invoiced_at: Generated<Date | null>
    /** The tax label and rate from when the invoice was made; the rate is in hundredths of a percent. */
    invoice_tax_label: Generated<string | null>
    invoice_tax_rate: Generated<number | null>
    /** Counts the order's changes; the database adds one at each update. */
    version: Generated<number>
    /** The status that people see: `held` where there is a reason for it. */
    shown_status: Computed<ShownOrderStatus>
    /** What became of its money. */
    payment_status: Computed<OrderPayment>
  }
  invoice_numbers: { year: number; last: number }
  credit_note_numbers: { year: number; last: number }
  gift_cards: {
    id: Generated<number>
    code_hash: Buffer
    amount_cents: number
    order_id: number | null
    order_line_id: number | null
    created_at: Date
    redeemed_by: Generated<number | null>
    redeemed_at: Generated<Date | null>
    voided_at: Generated<Date | null>
  }
  refunds: {
    id: Generated<number>
    order_id: number
    key: string
    amount_cents: number
    provider_cents: number
    credits_cents: number
    state: 'requested' | 'done' | 'failed'
    provider_ref: Generated<string | null>
    /** The credit note's number and time; null until the refund is done, and where the order has no invoice. */
    credit_number: Generated<string | null>
    credited_at: Generated<Date | null>
    asked_at: Generated<Date | null>
    asked: Generated<number>
    reason: string
    actor: string
    created_at: Date
    changed_at: Date
  }
  provider_events: {
    provider: string
    event_id: string
    type: string
    order_id: number | null
    received_at: Date
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
    discount_cents: Generated<number>
    build: JSONColumnType<StoredBuild | null, string | null | undefined>
    build_key: Generated<string>
  }
  refund_lines: {
    refund_id: number
    order_line_id: number
    count: number
    /** How many of these pieces hadn't been sent; they are not sent any more. */
    unsent: number
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
    /** When the member removed the payment from the list. */
    hidden_at: Generated<Date | null>
    /** The provider's name for the charge, which refunds refer to. */
    charge_ref: Generated<string | null>
    /** The brand of the card that paid, such as visa, and its last digits; null where they aren't known. */
    card_brand: Generated<string | null>
    card_last_four: Generated<string | null>
    refunded_cents: Generated<number>
    /** The amount that the provider reports as captured, in cents. */
    captured_cents: Generated<number | null>
    asked_at: Generated<Date | null>
    asked: Generated<number>
  }
  sandbox_payments: {
    ref: string
    order_id: number
    title: string
    state: string
    amount_cents: number
    currency: string
    /** For whom the page may save a card; null for payments from before it could. */
    customer_id: Generated<number | null>
    /** The made-up card that has paid; null without one. */
    card_brand: Generated<string | null>
    card_last_four: Generated<string | null>
  }
}
