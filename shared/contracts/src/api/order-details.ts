import * as z from '@nireeka/contracts/zod'

import { CARRIERS } from '../carriers.ts'
import { LineBuild } from './build-input.ts'
import { AddressData, PROVIDERS, SHIPPING_METHODS } from './checkout.ts'
import { answerOf, Dollars } from './common.ts'
import { PAYMENT_STATES } from './member-payments.ts'
import { ORDER_STATUSES } from './order-statuses.ts'
import { CANCEL_REFUSALS, OrderSchedule, OrderSummary, REFUND_STATES, SHIPMENT_STATES } from './orders.ts'

const StoredAddress = AddressData.required()

/** A parcel of an order on its way to the customer. */
export const Shipment = z.strictObject({
  id: z.int(),
  state: z.enum(SHIPMENT_STATES),
  carrier: z.enum(CARRIERS),
  tracking_number: z.string(),
  /** The carrier's page that shows where the parcel is. */
  tracking_url: z.string(),
  /** When the parcel was packed, as ISO 8601 in UTC. */
  created_at: z.string(),
  /** When the parcel got its state, as ISO 8601 in UTC. */
  changed_at: z.string(),
  delivered_at: z.string().nullable(),
  lines: z.array(z.strictObject({ title: z.string(), count: z.int() })),
})
export type ShipmentData = z.infer<typeof Shipment>

export const OrderRefund = z.strictObject({
  amount: Dollars,
  to_credits: Dollars,
  reason: z.string(),
  state: z.enum(REFUND_STATES),
  at: z.string(),
  /** The number of its credit note, a PDF; null until the refund is done, and where there is no invoice. */
  credit_note: z.string().nullable(),
})

export const OrderLine = z.strictObject({
  product_id: z.int(),
  title: z.string(),
  /** The parts by name, for a bike or its upgrades. */
  description: z.string(),
  image: z.string().nullable(),
  /** What was chosen for a bike instead of its standard parts, or bought as upgrades, with the name of each group. */
  choices: z.array(z.strictObject({ group: z.string(), part: z.string() })),
  price: Dollars,
  count: z.int(),
  /** How many pieces are still to be sent; 0 for what goes by email, and when the order is over. */
  to_ship: z.int(),
  discount: Dollars,
  /** The kind of product: bike, upgrade, accessory or spare. */
  kind: z.string(),
  /**
   * Whether the line can be put into the cart again today: a bike with its build. Always false for upgrades,
   * which have their own call.
   */
  is_sold: z.boolean(),
  bike_slug: z.string().nullable(),
  /**
   * For upgrades, the bike they are for; for a bike that was paid for, the first one built for this line; else
   * null.
   */
  order_bike_id: z.int().nullable(),
  build: LineBuild.nullable(),
})

/** One order: address, lines and prices are those of the time when it was placed. */
export const OrderDetails = OrderSummary.extend({
  subtotal: Dollars,
  discount: Dollars,
  promo_code: z.string().nullable(),
  shipping: Dollars,
  tax: Dollars,
  /** The name of the tax in the country of delivery. */
  tax_label: z.string(),
  /** The part of the total that was paid with store credit. */
  credits: Dollars,
  /** How much was refunded in all; `refunds` lists each refund, the newest last. */
  refunded: Dollars,
  refunds: z.array(OrderRefund),
  email: z.string().nullable(),
  country: z.string(),
  address: StoredAddress,
  /** The lines of the delivery address with name and country, in the form of its country. */
  address_lines: z.array(z.string()),
  /** The billing address; null when it is the shipping address. */
  billing: z
    .strictObject({ address: StoredAddress, country: z.string(), lines: z.array(z.string()) })
    .nullable(),
  shipping_method: z.enum(SHIPPING_METHODS),
  /** The promised number of working days for shipping; null when none was promised. */
  days: z.strictObject({ min: z.int(), max: z.int() }).nullable(),
  /**
   * The promised number of working days for building the bikes, before the shipping `days`; 0 when nothing had to be
   * built, null for "on request".
   */
  lead_days: z.int().nullable(),
  /** What happens when; null before a day is known, and for an order that has arrived or is over. */
  schedule: OrderSchedule.nullable(),
  /**
   * The last day on which the workshop is to have built the order's bikes, for example 2026-12-18; null when nothing is
   * to be built any more, before the order is paid, and on request.
   */
  built_by: z.string().nullable(),
  /** Null when store credit paid for the whole order. */
  payment: z
    .strictObject({ provider: z.enum(PROVIDERS), state: z.enum(PAYMENT_STATES), amount: Dollars })
    .nullable(),
  /** Null until there is an invoice, which GET /api/orders/{id}/invoice answers as a PDF. */
  invoice_number: z.string().nullable(),
  /** Whether the member may still cancel the order. */
  may_cancel: z.boolean(),
  /** Why not; null when the member may. */
  cancel_refusal: z.enum(CANCEL_REFUSALS).nullable(),
  /** The number of an order with paid upgrades for a bike of this one, which has to be cancelled first; else null. */
  upgraded_by: z.string().nullable(),
  /** The return that this order is the exchange for, and the order that it was bought with; null for other orders. */
  exchange_for: z
    .strictObject({
      return: z.strictObject({ id: z.int(), number: z.string() }),
      order: z.strictObject({ id: z.int(), number: z.string() }),
    })
    .nullable(),
  lines: z.array(OrderLine),
  /** The parcels, the oldest first. */
  shipments: z.array(Shipment),
  /** Every change of the status with its time, the oldest first. */
  moves: z.array(z.strictObject({ status: z.enum(ORDER_STATUSES), at: z.string() })),
  /** The payment page, as long as something is left to pay; else null. */
  pay_url: z.string().nullable(),
})

/** Answer of GET /api/orders/{id}. */
export const OrderAnswer = answerOf(OrderDetails)
export type OrderData = z.infer<typeof OrderAnswer>['data']
