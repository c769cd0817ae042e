import * as z from '@nireeka/contracts/zod'
import { answerOf, Dollars, Id, IdempotencyKey } from './common.ts'

export const MAX_COUNT = 99
const Count = z.int().min(1).max(MAX_COUNT)

/** POST /api/cart. The server looks the price up; with the header, the same addition happens once. */
export const CartAddition = z.strictObject({
  items: z
    .array(z.strictObject({ product_id: Id, count: Count }))
    .min(1)
    .max(100),
})
export const CartHeaders = z.object({ 'idempotency-key': IdempotencyKey.optional() })

/** PUT /api/cart/count */
export const CartCount = z.strictObject({ id: Id, count: Count })

/** Server cart line (spec, section 3). `price`: dollars for one piece. */
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
})

/** Server cart data (spec, section 3): shipping and tax in dollars, for the country last used. */
export const CartAnswer = answerOf(
  z.strictObject({ carts: z.array(CartLineData), shipping: Dollars, tax: Dollars }),
)
export type CartData = z.infer<typeof CartAnswer>['data']
