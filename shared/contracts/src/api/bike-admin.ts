import * as z from '@nireeka/contracts/zod'

import { COLOUR_TYPES } from '../constants.ts'
import { answerOf, Dollars, filled, Id, Page, pageOf, PathId } from './common.ts'
import { BikeSize, Colour, Performance } from './configurator.ts'
import { BuildTotals } from './build-effects.ts'
import { AcceptBroken, BikeAdminVersion, YesNo } from './part-admin.ts'
import { priceInput, Prices } from './prices.ts'

/** Query of GET /api/backoffice/bikes, for admins. */
export const AdminBikesQuery = z.strictObject({ page: Page })

const BikeRow = z.strictObject({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  image: z.string(),
  price: Dollars,
  lead_days: z.int(),
  is_published: z.boolean(),
  /** The names of the sizes that are built at present. */
  sizes: z.array(z.string()),
  /** How many published parts fit it. */
  part_count: z.int(),
  /** Counts the changes of the bike, its sizes, their colours and the parts that fit it. */
  version: z.int(),
})
export type BikeRowData = z.infer<typeof BikeRow>
export const AdminBikesAnswer = answerOf(pageOf(BikeRow))

const SizeColour = z.strictObject({ id: z.int(), is_dated: z.boolean() })

/** Answer of GET /api/backoffice/bikes/{id}, and of every call that writes to a bike. */
export const AdminBikeAnswer = answerOf(
  BikeRow.omit({ sizes: true }).extend({
    use: z.string(),
    summary: z.string(),
    description: z.string(),
    performance: Performance,
    /** All sizes with their colours, those that aren't published included; `is_dated`: whether a date is known. */
    sizes: z.array(BikeSize.extend({ colours: z.array(SizeColour) })),
    parts: z.array(
      z.strictObject({
        id: z.int(),
        title: z.string(),
        slot: z.string(),
        category_id: z.int(),
        is_default: z.boolean(),
        is_published: z.boolean(),
      }),
    ),
    prices: Prices,
  }),
)
export type AdminBikeData = z.infer<typeof AdminBikeAnswer>['data']

const LeadDays = z.int().min(0).max(365)
const Figure = z.int().min(0).max(1_000_000)

/** Body of POST /api/backoffice/bikes/{id}. The bike's product has the same title, summary and weight. */
export const BikeEdit = z.strictObject({
  title: filled(80),
  use: filled(80),
  summary: filled(300),
  description: filled(2000),
  lead_days: LeadDays,
  performance: z.strictObject({
    power: Figure,
    max_speed: Figure,
    practicality: z.int().min(0).max(100),
    suspension: Figure,
    range: Figure,
    weight: Figure.min(1),
  }),
  version: BikeAdminVersion,
  accept_broken: AcceptBroken,
})

const Height = z.int().min(100).max(230)
const sizeFields = {
  rider_min_cm: Height,
  rider_max_cm: Height,
  note: filled(120).nullable(),
  colours: z.array(z.strictObject({ colour_id: Id, is_dated: z.boolean() })).max(100),
}
const isHeightRange = (size: { rider_min_cm: number; rider_max_cm: number }) =>
  size.rider_min_cm < size.rider_max_cm
const HEIGHTS = { path: ['rider_max_cm'], message: 'The tallest rider must be taller than the shortest.' }

/** Body of POST /api/backoffice/bikes/{id}/sizes/{size}. `version` is the bike's. */
export const SizeEdit = z
  .strictObject({ ...sizeFields, version: BikeAdminVersion, accept_broken: AcceptBroken })
  .refine(isHeightRange, HEIGHTS)

/** Body of POST /api/backoffice/bikes/{id}/sizes/{size}/check, which says what the size would change and writes nothing. */
export const SizeCheck = z.strictObject(sizeFields).refine(isHeightRange, HEIGHTS)
export const SizeParams = z.strictObject({ id: PathId, size: PathId })

/** Query of GET /api/backoffice/colours, for admins. */
export const AdminColoursQuery = z.strictObject({
  page: Page,
  type: z.enum(COLOUR_TYPES).optional(),
  published: YesNo.optional(),
})

const ColourRow = Colour.extend({
  is_published: z.boolean(),
  /** How many sizes of all bikes come in it. */
  size_count: z.int(),
  version: z.int(),
})
export type ColourRowData = z.infer<typeof ColourRow>
export const AdminColoursAnswer = answerOf(pageOf(ColourRow))

/** Answer of GET /api/backoffice/colours/{id}, and of every call that writes to a colour. */
export const AdminColourAnswer = answerOf(ColourRow.extend({ prices: Prices }))
export type AdminColourData = z.infer<typeof AdminColourAnswer>['data']

const colourFields = {
  name: filled(60),
  type: z.enum(COLOUR_TYPES),
  /** The colour as #RRGGBB; null for a colour with RAL codes, and for no other. */
  swatch: z
    .string()
    .regex(/^#[\dA-Fa-f]{6}$/, 'Write the colour as # and six digits, such as #3A3D40.')
    .nullable(),
  lead_days: LeadDays,
}

/** Body of POST /api/backoffice/colours: a new colour isn't published, costs nothing yet, and has no RAL codes. */
export const NewColour = z.strictObject(colourFields)

/** Body of POST /api/backoffice/colours/{id}. */
export const ColourEdit = z.strictObject({
  ...colourFields,
  version: BikeAdminVersion,
  accept_broken: AcceptBroken,
})

/**
 * Body of POST /api/backoffice/colours/check, which says what a colour would change and writes nothing. `id`: the colour
 * that it replaces; null for a new one.
 */
export const ColourCheck = z.strictObject({ id: Id.nullable(), colour: NewColour })

/** Body of POST …/{id}/prices of a bike, part or colour; 409 `stale_version`, and `breaks_samples` for a price at once. */
export const BikePriceInput = priceInput(BikeAdminVersion).extend({ accept_broken: AcceptBroken })

/** Answer of GET /api/backoffice/sample-builds: builds that must come to what they should. */
export const SampleBuildsAnswer = answerOf(
  z.strictObject({
    items: z.array(
      z.strictObject({
        id: z.int(),
        title: z.string(),
        /** 'Nireeka Prime, L, Midnight Pearl'. */
        build: z.string(),
        /** Where the configurator shows it. */
        path: z.string(),
        expected: BuildTotals,
        actual: BuildTotals,
        /** Why it can't be ordered; null when it can. */
        problem: z.string().nullable(),
        is_as_expected: z.boolean(),
        /** What has changed of its bike, colour and parts: 'Midnight Pearl: Price $190 → $200'. */
        changes: z.array(z.string()),
        version: z.int(),
      }),
    ),
  }),
)
export type SampleBuildsData = z.infer<typeof SampleBuildsAnswer>['data']
