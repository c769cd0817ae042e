import * as z from '@nireeka/contracts/zod'
import { answerOf, Dollars, Page, pageOf, PathId, text } from './common.ts'

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

/** GET /api/orders/{id}: address, lines and prices as they were when the order was placed. */
export const OrderAnswer = answerOf(
  Summary.extend({
    subtotal: Dollars,
    shipping: Dollars,
    tax: Dollars,
    country: z.string(),
    address: z.strictObject({
      name: z.string(),
      last_name: z.string(),
      street: z.string(),
      street_2: z.string().nullable(),
      city: z.string(),
      region: z.string().nullable(),
      postcode: z.string(),
      phone: z.string().nullable(),
    }),
    lines: z.array(
      z.strictObject({
        product_id: z.int(),
        title: z.string(),
        image: z.string().nullable(),
        price: Dollars,
        count: z.int(),
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
