import type { Carrier } from '@nireeka/contracts'
import type {
  CancelRefusal,
  OrderStatus,
  PaymentState,
  ShipmentState,
  ShippingMethod,
  ShownOrderStatus,
} from '@nireeka/contracts/api'
import type { Layer } from '@nireeka/contracts/bike-layers'

export interface OrderSummary {
  id: number
  number: string
  status: ShownOrderStatus
  placedAt: Date
  /** The total in dollars. */
  total: number
  itemCount: number
  lines: Array<{ title: string; count: number; image: string | null }>
  /** The days on which it is expected, as 2026-12-18; null while they aren't known, and when it has arrived or is over. */
  arrival: { from: string; to: string } | null
}

/** An order in the list. */
export interface ListedOrder extends OrderSummary {
  /** Whether a bike is among what was ordered, which we build before we send it. */
  hasBike: boolean
  /** The number of its invoice; null as long as there is none. */
  invoiceNumber: string | null
  /** The carrier's page of the parcel that is on its way; null without one. */
  trackingUrl: string | null
  /** When all of it had arrived; null before. */
  deliveredAt: Date | null
  /** Until when something of it can be sent back; null before it has arrived. */
  returnUntil: Date | null
  /** Whether something of it can be put into the cart again. */
  mayBuyAgain: boolean
}

export interface OrderLine {
  productId: number
  title: string
  /** The names of the parts that were chosen for a bike or bought as upgrades; null for other products. */
  parts: string | null
  image: string | null
  /** The extras that are laid over the picture of a bike. */
  layers: Layer[]
  /** The unit price in dollars at the time of the order. */
  price: number
  count: number
  /** How many pieces are still to be sent. */
  toShip: number
  /** The product's page in the shop; null if it has none. */
  path: string | null
  /** Whether the product is still sold. */
  isSold: boolean
  /** The configurator's path to build the same bike again; null if it can't be. */
  againPath: string | null
  /** The configurator's path for upgrades of a paid bike; null for anything else. */
  upgradePath: string | null
}

/** A parcel of an order. */
export interface Shipment {
  id: number
  state: ShipmentState
  /** When the parcel got its state. */
  changedAt: Date
  carrier: Carrier
  trackingNumber: string
  /** The carrier's page that shows where the parcel is. */
  trackingUrl: string
  lines: Array<{ title: string; count: number }>
}

/** A refund, in dollars. */
export interface Refund {
  amount: number
  /** The amount in dollars that was refunded as store credit. */
  toCredits: number
  reason: string
  /** The number of its credit note; null as long as there is none. */
  creditNote: string | null
  state: 'requested' | 'done' | 'failed'
  at: Date
}

export interface Order extends OrderSummary {
  subtotal: number
  discount: number
  promoCode: string | null
  shipping: number
  shippingMethod: ShippingMethod
  /** The promised delivery time in working days. */
  days: { min: number; max: number } | null
  /** The working days to build the order's bikes, before `days`; 0 without bikes, null on request. */
  leadDays: number | null
  /** The day by which its bikes are to be built, as 2026-12-18; null if there is none, or none is known. */
  builtBy: string | null
  /** Whether a bike is among what was ordered, which we build before we send it. */
  hasBike: boolean
  tax: number
  /** The tax's name in the country of delivery. */
  taxLabel: string
  /** The part of the total paid by store credit, in dollars. */
  credits: number
  refunds: Refund[]
  /** Null if store credit paid everything. */
  payment: { provider: string; state: PaymentState; amount: number } | null
  invoiceNumber: string | null
  /** Why the order can't be cancelled; null when it can. */
  cancelRefusal: CancelRefusal | null
  /** The number of an order with upgrades for this one's bike, which has to be cancelled first; else null. */
  upgradedBy: string | null
  /** The order whose return this one is the exchange for; null for other orders. */
  exchangeFor: { id: number; number: string } | null
  email: string | null
  /** The lines of the delivery address, as on the parcel. */
  address: string[]
  phone: string | null
  /** The lines of the billing address; null if it is the delivery address. */
  billing: string[] | null
  lines: OrderLine[]
  /** The parcels, the oldest first. */
  shipments: Shipment[]
  /** The status changes, the oldest first. */
  moves: Array<{ status: OrderStatus; at: Date }>
  /** The payment page's URL; null if nothing is left to pay. */
  payUrl: string | null
}
