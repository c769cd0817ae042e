import * as z from '@nireeka/contracts/zod'
import { LineBuild } from './build-wish.ts'
import { answerOf, Dollars, filled, Id, IdempotencyKey } from './common.ts'

export const MAX_COUNT = 99
const Count = z.int().min(1).max(MAX_COUNT)
export const CartCountNumber = Count

/** A bike's product comes with its build; nothing else has one. */
const Item = z.strictObject({ product_id: Id, count: Count, build: LineBuild.optional() })
const Items = z.array(Item).min(1).max(100)

/** POST /api/cart. A new bike may be among the items, upgrades for an owned one come by their own call. The server looks the price up; with the header, the same addition happens once. */
export const CartAddition = z.strictObject({ items: Items })
export const CartHeaders = z.object({ 'idempotency-key': IdempotencyKey.optional() })

/** PUT /api/cart/count */
export const CartCount = z.strictObject({ id: Id, count: Count })

/**
 * PUT /api/cart/promo: the code as a person types it, in any case. One that can't count now answers 422 with the reason
 * beside `code`, and the one before stays; too many wrong ones answer 429. DELETE takes it off.
 */
export const PromoWish = z.strictObject({ code: filled(40) })

/**
 * POST /api/cart/quote, for guests: what their cart costs today. Nothing of it is kept. A code that can't count, or is
 * not known, comes back as `refused_promo`.
 */
export const CartQuote = z.strictObject({
  /** `line_id` comes back as the line's `id`, so that two builds of one bike can be told apart. */
  items: z
    .array(Item.extend({ line_id: Id.optional() }))
    .min(1)
    .max(100),
  country_id: Id.default(222),
  code: filled(40).optional(),
})

/** What has changed about a line since its owner saw it. */
export const LINE_PROBLEMS = ['price_changed', 'too_few', 'sold_out', 'gone'] as const
export type LineProblem = (typeof LINE_PROBLEMS)[number]

/**
 * Server cart line (spec, section 3). `price`: dollars for one piece today. `available`: the most that can be had of it
 * now. `problem`: what its owner has to know, `notice` says it in a sentence. In a quote, `id` is the `line_id`, or the product's id.
 * `build`: how the line's bike was put together; of upgrades, `order_bike_id` names the bike, and `part_ids` are what is bought.
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
  build: LineBuild.nullable(),
})
export type CartLineAnswer = z.infer<typeof CartLineData>

/** A code that counts, and what it takes off in dollars; free shipping takes off what shipping would have cost. */
export const AppliedPromo = z.strictObject({ code: z.string(), description: z.string(), discount: Dollars })

/** A code that doesn't count at present, and why, in a sentence. */
export const RefusedPromo = z.strictObject({ code: z.string(), reason: z.string() })

/** Goods travel free from `from` dollars on; `missing` dollars are missing, 0 when it is reached. */
export const FreeShipping = z.strictObject({ from: Dollars, missing: Dollars })

/**
 * Server cart data (spec, section 3), of every call about the cart. Everything in dollars, shipping and tax by the
 * standard method for the country last used; both 0 where we don't ship. Lines that can't be had count nothing. POST
 * /api/cart/accept, without a body, takes today's prices and counts for seen and says in `message` what it has changed.
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
    promo: AppliedPromo.nullable(),
    refused_promo: RefusedPromo.nullable(),
    /** Null: nothing to send, or it is never free. */
    free_shipping: FreeShipping.nullable(),
  }),
)
export type CartData = z.infer<typeof CartAnswer>['data']
