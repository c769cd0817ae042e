import * as z from '@nireeka/contracts/zod'

import { answerOf, Day, Page, pageOf, PathId, text } from './common.ts'
import { ORDER_STATUSES } from './order-statuses.ts'
import { SERIAL_NUMBER, WORKSHOP_CONCERNS, WORKSHOP_STAGES } from './workshop-stages.ts'

const Stage = z.enum(WORKSHOP_STAGES)

const filters = {
  /** A bike model. */
  model: PathId.optional(),
  /** `late`: past the promised day. `this_week`: promised today or on the next six days. `short`: a part of it isn't covered, as GET …/workshop/shortages lists them. */
  concern: z.enum(WORKSHOP_CONCERNS).optional(),
  /** The beginning of an order's number, with or without NK-. */
  search: text(40).optional(),
}

/**
 * Query of GET /api/backoffice/workshop/bikes, for admins: the bikes in one stage, those promised first come first. Built
 * bikes are shown until a week after their order was ready to ship.
 */
export const WorkshopQuery = z.strictObject({ ...filters, stage: Stage.default('to_build'), page: Page })
/** Query of GET /api/backoffice/workshop/counts. */
export const WorkshopCountsQuery = z.strictObject(filters)

const WorkshopBike = z.strictObject({
  /** The id of the ordered bike (`order_bike_id`). */
  id: z.int(),
  /** Counts the bike's changes in the workshop: a move sends it back. */
  version: z.int(),
  stage: Stage,
  /** The stages that it may have next; the first is the usual one. */
  next_stages: z.array(Stage),
  order: z.strictObject({
    id: z.int(),
    number: z.string(),
    status: z.enum(ORDER_STATUSES),
    /** How many bikes the order has, and how many of them are built. */
    bikes: z.int(),
    built: z.int(),
  }),
  /** The customer's first name. */
  customer: z.string(),
  bike: z.strictObject({ id: z.int(), title: z.string() }),
  size: z.string(),
  /** `swatch`: a CSS colour; null for colours that are made by the RAL codes. */
  colour: z.strictObject({ name: z.string(), swatch: z.string().nullable(), ral: z.array(z.string()) }),
  /** The day on which it is to be built; null for a bike on request. */
  promised_on: Day.nullable(),
  /** Days until then, below 0 when it is late; null for a bike on request. */
  days_left: z.int().nullable(),
  serial_number: z.string().nullable(),
  /** The titles of its parts that aren't covered. */
  short_parts: z.array(z.string()),
})
export type WorkshopBikeData = z.infer<typeof WorkshopBike>

export const WorkshopAnswer = answerOf(pageOf(WorkshopBike))
export type WorkshopData = z.infer<typeof WorkshopAnswer>['data']

export const WorkshopCountsAnswer = answerOf(
  z.strictObject({
    counts: z.array(z.strictObject({ stage: Stage, count: z.int() })),
    /** All bike models. */
    models: z.array(z.strictObject({ id: z.int(), title: z.string() })),
  }),
)
export type WorkshopCountsData = z.infer<typeof WorkshopCountsAnswer>['data']

/** Answer of GET /api/backoffice/workshop/bikes/{id}: the bike with all of its parts. */
export const WorkshopBikeAnswer = answerOf(
  WorkshopBike.extend({
    parts: z.array(
      z.strictObject({
        slot: z.string(),
        title: z.string(),
        /** Whether the bike comes with it. */
        is_standard: z.boolean(),
      }),
    ),
  }),
)
export type WorkshopBuildData = z.infer<typeof WorkshopBikeAnswer>['data']

/**
 * Body of POST /api/backoffice/workshop/bikes/{id}/moves. 409 `stale_version` for a bike that has changed since,
 * `cannot_move` for a stage that isn't in `next_stages`, `serial_taken` for the number of another bike. The order follows
 * its bikes: it is in production with the first, in quality check with all, and ready to ship when all are built.
 */
export const WorkshopMove = z.strictObject({
  to: Stage,
  version: z.int().min(1),
  /** The serial number that was stamped in; null leaves it as it is. Only with `built`. */
  serial_number: z
    .string()
    .trim()
    .toUpperCase()
    .regex(SERIAL_NUMBER, 'A serial number is like NKP-26-000123, below 500000.')
    .nullable()
    .default(null),
})

/** Answer of GET /api/backoffice/workshop/shortages: parts that aren't covered, those with the most bikes first. */
export const WorkshopShortagesAnswer = answerOf(
  z.array(
    z.strictObject({
      part_id: z.int(),
      title: z.string(),
      slot: z.string(),
      /** How many bikes need it that aren't built yet. */
      needed: z.int(),
      in_stock: z.int(),
      back_on: Day.nullable(),
      /** How many bikes it isn't there for in time, and the first ten of them. */
      short: z.int(),
      bikes: z.array(z.strictObject({ id: z.int(), number: z.string() })),
    }),
  ),
)
export type WorkshopShortagesData = z.infer<typeof WorkshopShortagesAnswer>['data']

/** Query of GET /api/backoffice/workshop/upgrades. */
export const WorkshopUpgradesQuery = z.strictObject({ model: filters.model, search: filters.search })

/**
 * Answer of GET /api/backoffice/workshop/upgrades: paid upgrades of ordered bikes that aren't packed yet, those paid first
 * come first.
 */
export const WorkshopUpgradesAnswer = answerOf(
  z.strictObject({
    /** How many there are, and the first 30 of them. */
    total: z.int(),
    items: z.array(
      z.strictObject({
        /** The id of the order's line. */
        id: z.int(),
        order: z.strictObject({ id: z.int(), number: z.string() }),
        paid_at: z.string(),
        /** The customer's first name. */
        customer: z.string(),
        bike: z.strictObject({ id: z.int(), title: z.string() }),
        size: z.string(),
        serial_number: z.string().nullable(),
        /** How far the workshop is with the bike; null for one that has left it. */
        bike_stage: Stage.nullable(),
        /** The parts, as the customer ordered them: "Carbon rims, 6 A quick charger". */
        parts: z.string(),
      }),
    ),
  }),
)
export type WorkshopUpgradesData = z.infer<typeof WorkshopUpgradesAnswer>['data']

/** Query of GET /api/backoffice/workshop/build-sheets, which answers a PDF with a page for each bike: `bikes=3,7`. */
export const BuildSheetsQuery = z.strictObject({
  bikes: z
    .string()
    .regex(
      /^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,49}$/,
      'These are 1 to 50 ids of bikes, with commas between them.',
    ),
})
