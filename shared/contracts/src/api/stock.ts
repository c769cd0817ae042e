import * as z from '@nireeka/contracts/zod'

import { Actor } from './actor.ts'
import { answerOf, Day, filled, IdempotencyKey, Page, pageOf, text } from './common.ts'
import { STOCK_KINDS, STOCK_REASONS } from './stock-reasons.ts'

/** What an item is called in lists: products are accessories or spare parts, `part` is a part of the configurator. */
export const STOCK_TYPES = ['accessory', 'spare', 'part'] as const
/** `low`: at most 5 pieces are available, as in the overview; `out`: none is. */
export const STOCK_LEVELS = ['low', 'out'] as const
export const STOCK_SORTS = ['name', '-name', 'available', '-available', 'back', '-back'] as const
export type StockSort = (typeof STOCK_SORTS)[number]

/** What narrows the list besides the level. */
const filters = {
  /** A part of the name, or the beginning of the product number; any case. */
  search: text(100).optional(),
  type: z.enum(STOCK_TYPES).optional(),
}

/**
 * Query of GET /api/backoffice/stock, for admins, and without `page` of GET /api/backoffice/stock/export, a CSV file.
 * `back` sorts by the day on which an item is expected back; those without a day come last.
 */
export const StockExportQuery = z.strictObject({
  ...filters,
  level: z.enum(STOCK_LEVELS).optional(),
  sort: z.enum(STOCK_SORTS).default('available'),
})
export const StockListQuery = StockExportQuery.extend({ page: Page })

const StockRow = z.strictObject({
  kind: z.enum(STOCK_KINDS),
  id: z.int(),
  type: z.string(),
  number: z.string().nullable(),
  title: z.string(),
  /** The pieces that can be sold and those that unpaid orders hold; null where stock isn't counted. */
  in_stock: z.int().nullable(),
  held: z.int(),
  available: z.int().nullable(),
  /** The day on which a sold-out item is expected back. */
  restock_on: z.string().nullable(),
})
export type StockRowData = z.infer<typeof StockRow>
export const StockListAnswer = answerOf(pageOf(StockRow))

/** Query of GET /api/backoffice/stock/counts: how many items there are in all, and how many are low or out. */
export const StockCountsQuery = z.strictObject(filters)
export const StockCountsAnswer = answerOf(z.strictObject({ total: z.int(), low: z.int(), out: z.int() }))

/** Query of all calls about one item: whether the id is a product's or a part's. */
export const StockItemQuery = z.strictObject({ kind: z.enum(STOCK_KINDS).default('product') })
/**
 * An item with its variants. Those of a product have stock of their own, and the product's numbers are their sums; it
 * can't be changed itself: 409 `has_variants`.
 */
const StockItem = StockRow.extend({ variants: z.array(StockRow) })
export type StockItemData = z.infer<typeof StockItem>
/** Answer of GET /api/backoffice/stock/{id}, and of every call that writes to it. */
export const StockItemAnswer = answerOf(StockItem)

export const StockMovementsQuery = StockItemQuery.extend({ page: Page })
const StockMovement = z.strictObject({
  id: z.int(),
  at: z.string(),
  reason: z.enum(STOCK_REASONS),
  /** How many pieces came (positive) or went (negative). */
  count: z.int(),
  /** What was available with it; null when stock wasn't counted any more. */
  available: z.int().nullable(),
  order: z.strictObject({ id: z.int(), number: z.string() }).nullable(),
  who: Actor,
  note: z.string().nullable(),
})
export type StockMovementData = z.infer<typeof StockMovement>
/** Answer of GET /api/backoffice/stock/{id}/movements: the newest first. */
export const StockMovementsAnswer = answerOf(pageOf(StockMovement))

/** The most pieces of one movement, and of one item. */
export const MOST_PIECES = 1_000_000
const Pieces = z.int().min(1).max(MOST_PIECES)
/** A sentence for the history. */
const Note = text(300)
  .transform((value) => value.trim() || null)
  .nullable()
  .default(null)

/** With the same key again, a call answers the same and changes nothing. */
export const StockHeaders = z.object({ 'idempotency-key': IdempotencyKey })

/** Body of POST /api/backoffice/stock/{id}/received. */
export const StockReceived = z.strictObject({ count: Pieces, note: Note })

/** Body of POST /api/backoffice/stock/{id}/written-off; 409 `not_enough` for more than are available. */
export const StockWrittenOff = z.strictObject({ count: Pieces, note: filled(300) })

/**
 * Body of POST /api/backoffice/stock/{id}/count: the pieces that were counted, with those that unpaid orders hold.
 * `seen` is `in_stock` as it was read: 409 `stale_version` with both numbers when it has changed since.
 */
export const StockCount = z.strictObject({
  counted: z.int().min(0).max(MOST_PIECES),
  seen: z.int().min(0),
  note: Note,
})

/** Body of POST /api/backoffice/stock/{id}/restock-date; `seen` is the day that was read. */
export const StockRestock = z.strictObject({ restock_on: Day.nullable(), seen: Day.nullable() })
