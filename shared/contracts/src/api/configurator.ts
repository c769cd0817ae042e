import { COLOUR_TYPES } from '../constants.ts'
import * as z from '@nireeka/contracts/zod'
import { answerOf, Dollars, PathId } from './common.ts'

/** The six metrics (spec, section 3) as whole numbers: W, km/h, points, mm, km, g. A part's are deltas. */
export const Performance = z.strictObject({
  power: z.int(),
  max_speed: z.int(),
  practicality: z.int(),
  suspension: z.int(),
  range: z.int(),
  weight: z.int(),
})

/** A size and the riders it is made for. `is_available` false: not built at present, `note` says why. */
export const BikeSize = z.strictObject({
  id: z.int(),
  name: z.string(),
  rider_min_cm: z.int(),
  rider_max_cm: z.int(),
  is_available: z.boolean(),
  note: z.string().nullable(),
})

/** A bike to start from. `price`: dollars for the bike as it is, the least that any build of it costs. */
export const BikeCard = z.strictObject({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  use: z.string(),
  summary: z.string(),
  image: z.string(),
  price: Dollars,
  lead_days: z.int(),
  performance: Performance,
  sizes: z.array(BikeSize),
})
export type BikeCardData = z.infer<typeof BikeCard>

/** GET /api/configurator */
export const BikesAnswer = answerOf(z.strictObject({ bikes: z.array(BikeCard) }))

/**
 * A part (spec, section 3). `category_part_id` is its slot; `category_id` 1 included, 2 free choice, 3 upgrade.
 * `is_available` false: not to be had at present, `note` says until when, or that few are left where it can be had.
 */
export const Part = z.strictObject({
  id: z.int(),
  category_id: z.int(),
  category_part_id: z.int(),
  title: z.string(),
  summary: z.string(),
  image: z.string().nullable(),
  price: Dollars,
  is_available: z.boolean(),
  note: z.string().nullable(),
  is_default: z.boolean(),
  performance: Performance,
})

/** The steps of the builder that choose parts. */
export const PART_STEPS = ['components', 'upgrades', 'accessories'] as const

/** A place on the bike: `single` holds one part, `multi` any number. */
const Slot = z.strictObject({
  id: z.int(),
  title: z.string(),
  step: z.enum(PART_STEPS),
  choice: z.enum(['single', 'multi']),
  parts: z.array(Part),
})

export const RULE_KINDS = ['requires', 'excludes', 'excludes_size', 'excludes_country'] as const

/**
 * One compatibility rule, in force when any of `when_parts` is chosen. By kind: one of `then_parts` must be chosen;
 * none of `then_parts` may be; no size of `size_ids`; a warning in countries with `speed_limit_kmh`.
 * Choosing one of `repair_parts` mends it; `text` is the reason to show.
 */
export const BuildRule = z.strictObject({
  id: z.string(),
  kind: z.enum(RULE_KINDS),
  when_parts: z.array(z.int()),
  then_parts: z.array(z.int()),
  size_ids: z.array(z.int()),
  speed_limit_kmh: z.int().nullable(),
  repair_parts: z.array(z.int()),
  text: z.string(),
})

/** A bike is asked for by its id or its slug. */
export const BikeParams = z.strictObject({
  id: z
    .string()
    .regex(/^([1-9]\d{0,8}|[a-z][a-z0-9-]{0,59})$/, 'This is neither an id nor a name of a bike.'),
})

/** GET /api/configurator/{id}. `product_id`: what a build of it is in a cart. */
export const BikeAnswer = answerOf(
  z.strictObject({
    bike: BikeCard.extend({ product_id: z.int(), description: z.string() }),
    slots: z.array(Slot),
    rules: z.array(BuildRule),
  }),
)
export type BikeData = z.infer<typeof BikeAnswer>['data']

/**
 * `swatch` null: the rider names the colour, by as many RAL codes as `ral_codes` says. `price`: dollars on top.
 * `lead_days`: working days on top.
 */
export const Colour = z.strictObject({
  id: z.int(),
  name: z.string(),
  type: z.enum(COLOUR_TYPES),
  swatch: z.string().nullable(),
  price: Dollars,
  lead_days: z.int(),
  ral_codes: z.literal([0, 1, 2]),
})

export type ColourData = z.infer<typeof Colour>

export const ColoursParams = z.strictObject({ productId: PathId, sizeId: PathId })

/** GET /api/configurator/colors/available/{productId}/{sizeId}: groups in the order Standard, Pearlized, Custom. */
export const ColoursAnswer = answerOf(
  z.strictObject({
    available: z.array(z.strictObject({ type: z.enum(COLOUR_TYPES), colors: z.array(Colour) })),
  }),
)

export const DeliveryParams = ColoursParams.extend({ colorId: PathId })

/** Where it goes: the days on the way are the country's. */
export const DeliveryQuery = z.strictObject({ country_id: PathId.optional() })

/** When a build arrives, as days (2026-12-24) and as weeks from today. `lead_days`: working days until it leaves us. */
export const DeliveryDates = z.strictObject({
  lead_days: z.int(),
  ready_on: z.string(),
  arrives_from: z.string(),
  arrives_to: z.string(),
  weeks_from: z.int(),
  weeks_to: z.int(),
})
export type DeliveryDatesData = z.infer<typeof DeliveryDates>

/**
 * GET /api/configurator/colors/get-date/{productId}/{sizeId}/{colorId}?country_id, by default the spec's 222. Null:
 * delivery date on request, as for countries that we don't ship to.
 */
export const DeliveryAnswer = answerOf(DeliveryDates.nullable())
