import * as z from '@nireeka/contracts/zod'

import { answerOf, Dollars, DollarsInput, filled, Id, IdempotencyKey } from './common.ts'
import { IMPORT_LIMITS } from './import-limits.ts'
import { MOST_PIECES } from './stock.ts'
import { STOCK_KINDS } from './stock-reasons.ts'

/** A value of an item, as it is and as the import makes it; left out where the import leaves it alone. */
const change = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ before: value, after: value }).optional()

const pieces = z.int().min(0).max(MOST_PIECES)
const Changes = {
  kind: z.enum(STOCK_KINDS),
  id: Id,
  /** The available pieces. */
  stock: change(pieces),
  published: change(z.boolean()),
}
const ItemChange = z.strictObject({
  ...Changes,
  title: z.string(),
  number: z.string().nullable(),
  /** The line of the file, from 1. */
  line: z.int(),
  price: change(Dollars),
})
export type ItemChangeData = z.infer<typeof ItemChange>

/**
 * Answer of POST /api/backoffice/imports/check, whose body is a CSV file as the lists of products and stock export it:
 * what an import of it would change. Nothing is written. A line names its item by `id` (with `kind` for a part) or by
 * `number`, and may have `stock`, `price` and `status`; an empty cell changes nothing.
 */
export const ImportCheckAnswer = answerOf(
  z.strictObject({
    /** How many lines with items the file has. */
    lines: z.int(),
    changes: z.array(ItemChange),
    /** What is wrong, by line; nothing can be imported before it is put right. */
    errors: z.array(z.strictObject({ line: z.int(), item: z.string(), message: z.string() })),
    /** Columns of the file that an import doesn't read. */
    ignored: z.array(z.string()),
  }),
)
export type ImportCheckData = z.infer<typeof ImportCheckAnswer>['data']

/**
 * Body of POST /api/backoffice/imports: the changes of a check. They are made all at once or not at all: 409
 * `stale_version` when a value isn't what it was before any more, with the items in the message.
 */
export const ImportHeaders = z.object({ 'idempotency-key': IdempotencyKey })
export const ImportInput = z.strictObject({
  file_name: filled(120),
  changes: z
    .array(z.strictObject({ ...Changes, price: change(DollarsInput) }))
    .min(1)
    .max(IMPORT_LIMITS.maxLines),
})
export const ImportAnswer = answerOf(z.strictObject({ id: z.int(), items: z.int() }))
