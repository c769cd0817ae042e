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
  /** Of a bike or upgrades: the chosen parts by name. */
  parts: string | null
  image: string | null
  /** Dollars for one piece, as it was when the order was placed. */
  price: number
  count: number
  /** Where the shop shows it; null: it has no page. */
  path: string | null
  /** One can be bought today, as it is. */
  isSold: boolean
  /** Of a bike: where the configurator builds it once more. */
  againPath: string | null
  /** Of a bike that is paid: where upgrades for it are chosen. */
  upgradePath: string | null
}

/** Money that went back, in dollars. */
export interface Refund {
  amount: number
  /** What of it became store credit. */
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
  /** Working days on the way, as promised. */
  days: { min: number; max: number } | null
  /** Working days until its bikes were built, before `days`; 0: nothing was, null: on request. */
  leadDays: number | null
  tax: number
  /** What the tax is called there. */
  taxLabel: string
  /** What store credit has paid of the total. */
  credits: number
  refunds: Refund[]
  /** Null: store credit has paid it all. */
  payment: { provider: string; state: PaymentState; amount: number } | null
  invoiceNumber: string | null
  mayCancel: boolean
  email: string | null
  /** Line by line, as it stands on the parcel. */
  address: string[]
  phone: string | null
  /** Null: the same as the address it goes to. */
  billing: string[] | null
  lines: OrderLine[]
  /** The oldest first. */
  moves: Array<{ status: OrderStatus; at: Date }>
  /** The payment page, while there is still something to pay. */
  payUrl: string | null
}
