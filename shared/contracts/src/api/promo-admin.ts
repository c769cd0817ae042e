import * as z from '@nireeka/contracts/zod'

import { COLOUR_TYPES } from '../constants.ts'
import { answerOf, Dollars, Page, pageOf, text } from './common.ts'
import { PROMO_KINDS, PROMO_SCOPES, PROMO_SORTS, PROMO_STATUSES } from './promo-kinds.ts'

const Status = z.enum(PROMO_STATUSES)
const filters = {
  /** The beginning of a code, or a part of its description; any case. */
  search: text(60).optional(),
}

/** Query of GET /api/backoffice/promo-codes, for admins. Codes without an end come last by `first_ending`. */
export const PromoCodeQuery = z.strictObject({
  ...filters,
  status: Status.optional(),
  sort: z.enum(PROMO_SORTS).default('newest'),
  page: Page,
})
export const PromoCodeCountsQuery = z.strictObject(filters)
export const PromoCodeCountsAnswer = answerOf(
  z.strictObject({
    total: z.int(),
    counts: z.array(z.strictObject({ status: Status, count: z.int() })),
  }),
)

const PromoCode = z.strictObject({
  id: z.int(),
  code: z.string(),
  kind: z.enum(PROMO_KINDS),
  percent: z.number().nullable(),
  max: Dollars.nullable(),
  amount: Dollars.nullable(),
  applies_to: z.enum(PROMO_SCOPES),
  product_ids: z.array(z.int()),
  colour_type: z.enum(COLOUR_TYPES).nullable(),
  description: z.string(),
  min: Dollars,
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  max_uses: z.int().nullable(),
  max_per_member: z.int().nullable(),
  is_first_order_only: z.boolean(),
  customer_group: z.string().nullable(),
  country_ids: z.array(z.int()),
  uses: z.int(),
  status: Status,
  /** Counts the changes by staff, without uses: a change sends it back. */
  version: z.int(),
})
export type PromoCodeData = z.infer<typeof PromoCode>
export const PromoCodeAnswer = answerOf(PromoCode)
export const PromoCodesAnswer = answerOf(pageOf(PromoCode))
export type PromoCodesData = z.infer<typeof PromoCodesAnswer>['data']

/** Query and answer of GET /api/backoffice/promo-codes/{id}/uses: the orders that hold a use, the newest first. */
export const PromoUsesQuery = z.strictObject({ page: Page })
export const PromoUsesAnswer = answerOf(
  pageOf(
    z.strictObject({
      order_id: z.int(),
      number: z.string(),
      customer: z.string(),
      used_at: z.string(),
      /** What it took off the lines; free shipping takes nothing off them. */
      discount: Dollars,
    }),
  ).extend({
    /** The sum over all pages. */
    discount_total: Dollars,
  }),
)
export type PromoUsesData = z.infer<typeof PromoUsesAnswer>['data']

/**
 * Query of GET /api/backoffice/promo-codes/products, by title or number, or by ids (`ids=3,7`): the first ten that a code
 * can be for.
 */
export const PromoProductsQuery = z.strictObject({
  search: text(60).optional(),
  ids: z
    .string()
    .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,199}$/, 'These are 1 to 200 ids, with commas between them.')
    .optional(),
})
export const PromoProductsAnswer = answerOf(
  z.array(
    z.strictObject({ id: z.int(), title: z.string(), number: z.string().nullable(), kind: z.string() }),
  ),
)
export type PromoProductsData = z.infer<typeof PromoProductsAnswer>['data']
