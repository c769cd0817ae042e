import * as z from '@nireeka/contracts/zod'

import { PAGE_NUMBER } from '../constants.ts'
import { formatPrice } from '../money.ts'

const INT4_MAX = 2_147_483_647

/** What PostgreSQL can't store: NUL characters, and halves of characters (lone surrogates) in jsonb. */
const UNSTORABLE = /[\0\p{Surrogate}]/u
const NOT_STORABLE = 'This holds a character that cannot be stored.'
const isStorable = (value: string) => !UNSTORABLE.test(value)

/** Returns the schema of a text with at most `max` characters, all of which can be stored. */
export const text = (max: number) => z.string().max(max).refine(isStorable, NOT_STORABLE)

/** Returns the schema of such a text that must not be blank; surrounding blanks are trimmed. */
export const filled = (max: number) => z.string().trim().min(1).max(max).refine(isStorable, NOT_STORABLE)

/** An id in a JSON body. */
export const Id = z.int().min(1).max(INT4_MAX)

/** An id in a path: digits only, so that each row has exactly one address. */
export const PathId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'This is not an id.')
  .transform(Number)

export const IdParams = z.strictObject({ id: PathId })

/** A page number of a list, from 1; kit's `readPageNumber` reads addresses by the same rule. */
export const Page = z.string().regex(PAGE_NUMBER, 'Pages are counted from 1.').default('1').transform(Number)

/** A day in a query, such as 2026-11-01. */
export const Day = z
  .string()
  .regex(/^20\d{2}-\d{2}-\d{2}$/, 'This is not a day such as 2026-11-01.')
  .refine((day) => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false, 'There is no such day.')

/** A time in UTC in a body, as ISO 8601: 2026-11-01T09:30:00.000Z. */
export const Moment = z
  .string()
  .regex(/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/, 'This is not a date with a time.')
  .refine((time) => !Number.isNaN(Date.parse(time)), 'There is no such time.')

/** An amount in dollars with at most two decimals, in an answer. */
export const Dollars = z.number()

/** The highest amount of money in dollars that the API accepts or an order may cost; its cents fit every column. */
export const MOST_DOLLARS = 10_000_000

/** An amount of money in dollars that is sent to the API. A fraction of a cent is refused rather than rounded. */
export const DollarsInput = z
  .number()
  .min(0)
  .max(MOST_DOLLARS, `This can be at most ${formatPrice(MOST_DOLLARS)}.`)
  .multipleOf(0.01, 'Please use at most two decimals.')

/** The idempotency key, which the browser makes once per action and sends again with every retry. */
export const IdempotencyKey = z
  .string()
  .regex(/^[\w-]{8,100}$/, 'This must be 8 to 100 letters, digits, - or _.')

/** Returns the schema of a successful answer: the envelope around `data`. */
export const answerOf = <T extends z.ZodType>(data: T) =>
  z.strictObject({
    success: z.literal(true),
    message: z.string().nullable(),
    error: z.null(),
    data,
    status: z.int(),
  })

/**
 * Returns the schema of one page of a list: `items` of page `page` (from 1), `per_page` items on each, `total` in all.
 */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.strictObject({ items: z.array(item), page: z.int(), per_page: z.int(), total: z.int() })

/** The envelope of a failed answer: `data` repeats the message, or for 422 has the sentences by field. */
export const ErrorAnswer = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  error: z.string(),
  data: z.union([z.string(), z.record(z.string(), z.array(z.string()))]),
  status: z.int(),
})

/** The body of a call that needs no data. */
export const NoBody = z.strictObject({}).nullable()

/** The answer of a call that returns no data. */
export const NothingAnswer = answerOf(z.null())

/** The API's own OpenAPI 3.1 description. */
export const OpenApi = z.unknown()
