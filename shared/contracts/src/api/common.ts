import * as z from '@nireeka/contracts/zod'

import { PAGE_NUMBER } from '../constants.ts'

const INT4_MAX = 2_147_483_647

/** Text as a person types it, at most `max` characters; never the NUL character, which PostgreSQL can't store. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0'), 'This holds a character that cannot be stored.')

/** Text that must not be empty or blank; blanks around it are dropped. */
export const filled = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((value) => !value.includes('\0'), 'This holds a character that cannot be stored.')

/** An id in a JSON body. */
export const Id = z.int().min(1).max(INT4_MAX)

/** An id in a path: digits only, so that each row has exactly one address. */
export const PathId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'This is not an id.')
  .transform(Number)

export const IdParams = z.strictObject({ id: PathId })

/** A page of a list, from 1; kit's `readPageNumber` reads addresses by the same rule. */
export const Page = z.string().regex(PAGE_NUMBER, 'Pages are counted from 1.').default('1').transform(Number)

/** Dollars with at most two decimals. */
export const Dollars = z.number()

/** Made by the browser once per thing it wants done; sent again with every retry. */
export const IdempotencyKey = z
  .string()
  .regex(/^[\w-]{8,100}$/, 'This must be 8 to 100 letters, digits, - or _.')

/** The envelope of a success that carries `data`. */
export const answerOf = <T extends z.ZodType>(data: T) =>
  z.strictObject({
    success: z.literal(true),
    message: z.string().nullable(),
    error: z.null(),
    data,
    status: z.int(),
  })

/** A list's page: `items` of page `page` (from 1), `per_page` on each, `total` in all. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.strictObject({ items: z.array(item), page: z.int(), per_page: z.int(), total: z.int() })

/** The envelope of a failure: `data` is the message again, or for 422 the sentences by field. */
export const ErrorAnswer = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  error: z.string(),
  data: z.union([z.string(), z.record(z.string(), z.array(z.string()))]),
  status: z.int(),
})

/** The body of a call that takes nothing. */
export const NoBody = z.strictObject({}).nullable()

/** The answer to a call that has nothing to tell but that it is done. */
export const NothingAnswer = answerOf(z.null())

/** The API's own description, OpenAPI 3.1. */
export const OpenApi = z.unknown()
