import type { OrderStatus, PaymentState, ShippingMethod, ShownOrderStatus } from '@nireeka/contracts/api'

export interface OrderSummary {
  id: number
  number: string
  status: ShownOrderStatus
  placedAt: Date
  /** Dollars. */
  total: number
  itemCount: number
  lines: Array<{ title: string; count: number }>
}

export interface OrderLine {
  productId: number
  title: string
  /** The names of the parts that were chosen for a bike or bought as upgrades; null for other products. */
  parts: string | null
  image: string | null
  /** Dollars for one, when the order was placed. */
  price: number
  count: number
  /** The product's page in the shop; null if it has none. */
  path: string | null
  /** Whether it can be bought today. */
  isSold: boolean
  /** Where the configurator builds a bike once more. */
  againPath: string | null
  /** Where upgrades for a paid bike are chosen. */
  upgradePath: string | null
}

/** A refund, in dollars. */
export interface Refund {
  amount: number
  /** The part of it that became store credit. */
  toCredits: number
  reason: string
  state: 'requested' | 'done' | 'failed'
  at: Date
}

export interface Order extends OrderSummary {
  subtotal: number
  discount: number
  promoCode: string | null
  shipping: number
  shippingMethod: ShippingMethod
  /** Working days of delivery, as promised. */
  days: { min: number; max: number } | null
  /** Working days to build its bikes, before `days`; 0 if it has none, null on request. */
  leadDays: number | null
  tax: number
  /** The tax's name in that country. */
  taxLabel: string
  /** The part of the total that store credit has paid. */
  credits: number
  refunds: Refund[]
  /** Null if store credit has paid it all. */
  payment: { provider: string; state: PaymentState; amount: number } | null
  invoiceNumber: string | null
  mayCancel: boolean
  email: string | null
  /** The lines of the delivery address, as on the parcel. */
  address: string[]
  phone: string | null
  /** The lines of the billing address; null if it is the delivery address. */
  billing: string[] | null
  lines: OrderLine[]
  /** The oldest first. */
  moves: Array<{ status: OrderStatus; at: Date }>
  /** The payment page; null if nothing is left to pay. */
  payUrl: string | null
}
