import * as z from '@nireeka/contracts/zod'

import { COLOUR_TYPES } from '../constants.ts'
import { answerOf, Dollars, DollarsInput, filled, Id } from './common.ts'
import { PROMO_EXAMPLES, PROMO_KINDS, PROMO_SCOPES } from './promo-kinds.ts'

const Kind = z.enum(PROMO_KINDS)
const Scope = z.enum(PROMO_SCOPES)
const Percent = z.number().min(0.01).max(100).multipleOf(0.01, 'Please use at most two decimals.')
const Amount = DollarsInput.min(0.01)
/** A moment in UTC, such as 2026-11-01T09:30Z or with seconds. */
const Moment = z
  .string()
  .regex(/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/, 'This is not a day and time.')
  .refine((time) => new Date(time).toJSON()?.startsWith(time.slice(0, 16)) ?? false, 'There is no such time.')
const Uses = z.int().min(1).max(1_000_000)

/** What a code takes off; it stays as it is once somebody has used the code. */
const effect = {
  kind: Kind,
  /** Only for `percent`. */
  percent: Percent.nullable(),
  /** The most that a percentage takes off; only for `percent`. */
  max: Amount.nullable(),
  /** Only for `amount`. */
  amount: Amount.nullable(),
  applies_to: Scope,
  /** The only products that it counts for; empty for all of `applies_to`. A product stands for its variants, too. */
  product_ids: z.array(Id).max(200),
  /** Only for `free_colour`. */
  colour_type: z.enum(COLOUR_TYPES).nullable(),
}

const rules = {
  /** What shoppers read, such as 5% off accessories. */
  description: filled(120),
  /** The least that the lines must cost that it counts for. */
  min: DollarsInput,
  starts_at: Moment.nullable(),
  ends_at: Moment.nullable(),
  max_uses: Uses.nullable(),
  max_per_member: Uses.nullable(),
  is_first_order_only: z.boolean(),
  customer_group: filled(40).nullable(),
  /** The only countries that it counts for; empty for all. */
  country_ids: z.array(Id).max(300),
}

/** A code as it is stored: capital letters and digits. */
const Code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{3,24}$/, 'A code has 3 to 24 letters and digits.')

const input = { code: Code, ...effect, ...rules }
const Fields = z.strictObject(input)
type Input = z.output<typeof Fields>

/** What is wrong with fields together, by the field. */
const OBJECTIONS: Array<[field: keyof Input, sentence: string, isWrong: (code: Input) => boolean]> = [
  ['percent', 'A percentage is missing.', ({ kind, percent }) => kind === 'percent' && percent === null],
  ['percent', 'Only a percentage has this.', ({ kind, percent }) => kind !== 'percent' && percent !== null],
  ['max', 'Only a percentage has this.', ({ kind, max }) => kind !== 'percent' && max !== null],
  ['amount', 'An amount is missing.', ({ kind, amount }) => kind === 'amount' && amount === null],
  ['amount', 'Only an amount has this.', ({ kind, amount }) => kind !== 'amount' && amount !== null],
  ['colour_type', 'A colour type is missing.', (code) => isColour(code) && code.colour_type === null],
  ['colour_type', 'Only a free colour has this.', (code) => !isColour(code) && code.colour_type !== null],
  ['applies_to', 'Only bikes have a colour.', (code) => isColour(code) && code.applies_to !== 'bikes'],
  ['ends_at', 'A code ends after it starts.', ({ starts_at, ends_at }) => endsFirst(starts_at, ends_at)],
]
const isColour = ({ kind }: Input) => kind === 'free_colour'
const endsFirst = (start: string | null, end: string | null) =>
  start !== null && end !== null && Date.parse(end) <= Date.parse(start)

interface Context {
  addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void
}

const checkTogether = (code: Input, context: Context) => {
  for (const [field, message, isWrong] of OBJECTIONS) {
    if (isWrong(code)) context.addIssue({ code: 'custom', path: [field], message })
  }
}

/** Body of POST /api/backoffice/promo-codes; 409 `code_taken` for a code that there is already. */
export const PromoCodeInput = Fields.superRefine(checkTogether)

/**
 * Body of PUT /api/backoffice/promo-codes/{id}. 409 `stale_version` for a code that has changed since, `code_used` for
 * another code or effect once it was used.
 */
export const PromoCodeChange = z
  .strictObject({ ...input, version: z.int().min(0) })
  .superRefine(checkTogether)

/** Body of POST /api/backoffice/promo-codes/{id}/end, which ends a code now; 409 `code_ended` if it has ended. */
export const PromoCodeEnd = z.strictObject({ version: z.int().min(1) })

/** A number in a query. */
const Sent = (schema: z.ZodType<number, number>) =>
  z
    .string()
    .regex(/^\d{1,8}(\.\d{1,2})?$/, 'This is not a number.')
    .transform(Number)
    .pipe(schema)

/**
 * Query of GET /api/backoffice/promo-codes/preview: what a cart of one line would get by this effect, stored or not, at a
 * moment and for a member for whom it counts.
 */
export const PromoPreviewQuery = z.strictObject({
  kind: z.enum(['percent', 'amount', 'free_shipping']),
  applies_to: Scope,
  percent: Sent(Percent).optional(),
  max: Sent(Amount).optional(),
  amount: Sent(Amount).optional(),
  min: Sent(DollarsInput).optional(),
  /** What the cart holds, and what that costs. */
  holds: z.enum(PROMO_EXAMPLES),
  cart: Sent(DollarsInput),
})
export const PromoPreviewAnswer = answerOf(
  z.strictObject({
    discount: Dollars,
    is_shipping_free: z.boolean(),
    /** Why it counts for nothing; null when it counts. */
    reason: z.string().nullable(),
  }),
)
export type PromoPreviewData = z.infer<typeof PromoPreviewAnswer>['data']
