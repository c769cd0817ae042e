import * as z from '@nireeka/contracts/zod'
import { LineBuild } from './build-input.ts'
import { answerOf, Dollars, filled, Id, IdempotencyKey } from './common.ts'

export const MAX_COUNT = 99
const Count = z.int().min(1).max(MAX_COUNT)
export const CartCountNumber = Count

/** A product to put into the cart. `build` is for bikes only. */
const Item = z.strictObject({ product_id: Id, count: Count, build: LineBuild.optional() })
const Items = z.array(Item).min(1).max(100)

/**
 * Body of POST /api/cart. New bikes may be among the items; upgrades for an owned bike have their own call. The server
 * looks up the price. Requests with the same Idempotency-Key add the items only once.
 */
export const CartAddition = z.strictObject({ items: Items })
export const CartHeaders = z.object({ 'idempotency-key': IdempotencyKey.optional() })

/** Body of PUT /api/cart/count. */
export const CartCount = z.strictObject({ id: Id, count: Count })

/**
 * Body of PUT /api/cart/promo: the code in any case, as typed. A code that isn't applicable is answered with 422 and
 * the reason at `code`, and the previous code stays; after too many wrong codes the answer is 429. DELETE removes the
 * code.
 */
export const PromoInput = z.strictObject({ code: filled(40) })

/**
 * Body of POST /api/cart/quote: a guest's cart, to be priced as of today; nothing of it is stored. A code that is
 * unknown or not applicable comes back as `refused_promo`.
 */
export const CartQuote = z.strictObject({
  /** `line_id` comes back as the line's `id`, so that two builds of the same bike can be told apart. */
  items: z
    .array(Item.extend({ line_id: Id.optional() }))
    .min(1)
    .max(100),
  country_id: Id.default(222),
  code: filled(40).optional(),
})

/** Body of PUT /api/cart/country: where a member's cart is to be delivered. The checkout begins with this country. */
export const CartCountry = z.strictObject({ country_id: Id })

/**
 * When a line arrives: between two days (2026-12-14), by email once it is paid, or on a day that nobody knows yet. Goods wait for
 * the bike that is built for the same order.
 */
export const LineDelivery = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('dated'), first: z.string(), last: z.string() }),
  z.strictObject({ kind: z.literal('email') }),
  z.strictObject({ kind: z.literal('on_request') }),
])
export type LineDeliveryData = z.infer<typeof LineDelivery>

/** What may have changed about a cart line since its owner last saw it. */
export const LINE_PROBLEMS = ['price_changed', 'too_few', 'sold_out', 'gone'] as const
export type LineProblem = (typeof LINE_PROBLEMS)[number]

/**
 * One line of the server's cart (spec, section 3). `price`: dollars for one piece today. `available`: the most that
 * can be bought now. `problem`: what has changed, with `notice` as its sentence. In a quote, `id` is the `line_id`, or
 * else the product's id. `build`: the configured bike; for upgrades, `order_bike_id` is the owned bike and `part_ids`
 * are the parts bought. `choices`: what a variant differs in from its siblings, as name and value. `delivery`: null for
 * what can't be had, where we don't ship, and for a service. `warning`: what the law of the country of delivery says about a build; it doesn't hinder an
 * order.
 */
export const CartLineData = z.strictObject({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  price: Dollars,
  count: z.int(),
  bike_slug: z.string().nullable(),
  order_bike_id: z.int().nullable(),
  product_id: z.int(),
  kind: z.string(),
  available: z.int(),
  problem: z.enum(LINE_PROBLEMS).nullable(),
  notice: z.string().nullable(),
  warning: z.string().nullable(),
  choices: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  delivery: LineDelivery.nullable(),
  build: LineBuild.nullable(),
})
export type CartLineAnswer = z.infer<typeof CartLineData>

/** A promo code that is applied, and its discount in dollars; for free shipping, the discount is the shipping cost. */
export const AppliedPromo = z.strictObject({ code: z.string(), description: z.string(), discount: Dollars })

/** A promo code that isn't applicable now, with the reason as a sentence. */
export const RefusedPromo = z.strictObject({ code: z.string(), reason: z.string() })

/** Free shipping starts at `from` dollars; `missing` is how many dollars are still missing, 0 when it applies. */
export const FreeShipping = z.strictObject({ from: Dollars, missing: Dollars })

/**
 * The cart as every cart call answers it (spec, section 3). All amounts are in dollars, shipping and tax by the
 * standard method for the country of delivery; both are 0 where we don't ship. `days`: the working days on the way; null
 * where we don't ship. Unavailable lines add nothing. POST
 * /api/cart/accept, without a body, marks today's prices and counts as seen and lists the changes in `message`.
 */
export const CartAnswer = answerOf(
  z.strictObject({
    carts: z.array(CartLineData),
    shipping: Dollars,
    tax: Dollars,
    subtotal: Dollars,
    discount: Dollars,
    total: Dollars,
    country: z.strictObject({ id: z.int(), name: z.string(), served: z.boolean() }),
    days: z.strictObject({ min: z.int(), max: z.int() }).nullable(),
    promo: AppliedPromo.nullable(),
    refused_promo: RefusedPromo.nullable(),
    /** How far it is to free shipping; null when nothing has to be shipped, or when shipping is never free. */
    free_shipping: FreeShipping.nullable(),
  }),
)
export type CartData = z.infer<typeof CartAnswer>['data']
