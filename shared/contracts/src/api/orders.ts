import * as z from '@nireeka/contracts/zod'
import { LineBuild } from './build-wish.ts'
import { AddressData, PROVIDERS, SHIPPING_METHODS } from './checkout.ts'
import { answerOf, Dollars, filled, IdempotencyKey, Page, pageOf, PathId, text } from './common.ts'
import { PAYMENT_STATES } from './member-payments.ts'

export const ORDER_STATUSES = [
  'pending_payment',
  'paid',
  'in_production',
  'quality_check',
  'ready_to_ship',
  'partly_shipped',
  'shipped',
  'delivered',
  'cancelled',
  'return_requested',
  'returned',
  'refunded',
  'partly_refunded',
  'expired',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** What a member is told: `held` is a payment that doesn't fit its order and waits for a person. */
const ShownStatus = z.enum([...ORDER_STATUSES, 'held'])
export type ShownOrderStatus = z.infer<typeof ShownStatus>

const Summary = z.strictObject({
  id: z.int(),
  number: z.string(),
  status: ShownStatus,
  /** ISO 8601, UTC. */
  placed_at: z.string(),
  total: Dollars,
  item_count: z.int(),
  /** What was bought, in words. */
  lines: z.array(z.strictObject({ title: z.string(), count: z.int() })),
})

/** GET /api/orders?page */
export const OrdersQuery = z.strictObject({ page: Page })
export const OrdersAnswer = answerOf(pageOf(Summary))

const StoredAddress = AddressData.required()

/** GET /api/orders/{id}: address, lines and prices as they were when the order was placed. */
export const OrderAnswer = answerOf(
  Summary.extend({
    subtotal: Dollars,
    discount: Dollars,
    promo_code: z.string().nullable(),
    shipping: Dollars,
    tax: Dollars,
    /** What the tax is called there. */
    tax_label: z.string(),
    /** What store credit has paid of the total. */
    credits: Dollars,
    /** What has gone back, in all and each time, the newest last. */
    refunded: Dollars,
    refunds: z.array(
      z.strictObject({
        amount: Dollars,
        to_credits: Dollars,
        reason: z.string(),
        state: z.enum(['requested', 'done', 'failed']),
        at: z.string(),
      }),
    ),
    email: z.string().nullable(),
    country: z.string(),
    address: StoredAddress,
    /** Null: the same as the address it is sent to. */
    billing: z.strictObject({ address: StoredAddress, country: z.string() }).nullable(),
    shipping_method: z.enum(SHIPPING_METHODS),
    /** Working days on the way, as promised; null: nothing was. */
    days: z.strictObject({ min: z.int(), max: z.int() }).nullable(),
    /** Working days until its bikes were built, as promised, before `days`; 0: nothing was, null: on request. */
    lead_days: z.int().nullable(),
    /** Null: it is paid by nobody but store credit. */
    payment: z
      .strictObject({ provider: z.enum(PROVIDERS), state: z.enum(PAYMENT_STATES), amount: Dollars })
      .nullable(),
    /** Null: there is no invoice yet; GET /api/orders/{id}/invoice answers it as a PDF. */
    invoice_number: z.string().nullable(),
    /** Its member may still cancel it. */
    may_cancel: z.boolean(),
    lines: z.array(
      z.strictObject({
        product_id: z.int(),
        title: z.string(),
        /** Of a bike or its upgrades: the parts by name. */
        description: z.string(),
        image: z.string().nullable(),
        price: Dollars,
        count: z.int(),
        discount: Dollars,
        /** bike, upgrade, accessory or spare. */
        kind: z.string(),
        /** One can be put into the cart today; a bike with its build, upgrades by their own call only, so never. */
        is_sold: z.boolean(),
        bike_slug: z.string().nullable(),
        /** Of upgrades: the bike that they are for. Of a bike that was paid for: the first that was built by this line. */
        order_bike_id: z.int().nullable(),
        build: LineBuild.nullable(),
      }),
    ),
    /** Every move with its time, the oldest first. */
    moves: z.array(z.strictObject({ status: z.enum(ORDER_STATUSES), at: z.string() })),
    /** The payment page, while there is still something to pay. */
    pay_url: z.string().nullable(),
  }),
)
export type OrderData = z.infer<typeof OrderAnswer>['data']

/** GET /api/call-back-pay/{a}/{b}?session_id: a is the provider, b the order; session_id is the order's own secret. */
export const CallBackParams = z.strictObject({ a: text(40), b: PathId })
export const CallBackQuery = z.strictObject({ session_id: text(200).min(1) })
export const CallBackAnswer = answerOf(
  z.strictObject({ order_id: z.int(), number: z.string(), status: ShownStatus }),
)

/** POST /api/orders/{id}/cancel. What was paid goes back to where it came from. */
export const CancelOrder = z.strictObject({ reason: text(300).nullable().default(null) })

/** POST /api/orders/{id}/pay, while it waits for its money: where to pay, a whole address. 409: it waits no more. */
export const PayAnswer = answerOf(z.strictObject({ redirect: z.string() }))

/** GET /api/call-back/{id}?session_id: the card's return (spec, section 7). */
export const CardReturnQuery = z.strictObject({ session_id: text(300).min(1) })

/** GET /api/call-back-pay-pal/{id}?token: PayPal's return (spec, section 7); it adds PayerID to the address. */
export const PayPalReturnQuery = z.strictObject({ token: text(200).min(1), PayerID: text(100).optional() })

/**
 * POST /api/backoffice/orders/{id}/refunds, for admins. `amount`: dollars, at most what was paid and has not gone back;
 * null: all of that. What the provider can't take any more goes to store credit.
 */
export const RefundHeaders = z.object({ 'idempotency-key': IdempotencyKey })
export const RefundWish = z.strictObject({
  amount: z.number().min(0.01).max(10_000_000).nullable().default(null),
  to: z.enum(['payment', 'credits']).default('payment'),
  reason: filled(300),
})
export const RefundAnswer = answerOf(
  z.strictObject({
    id: z.int(),
    amount: Dollars,
    to_provider: Dollars,
    to_credits: Dollars,
    state: z.enum(['requested', 'done', 'failed']),
  }),
)
