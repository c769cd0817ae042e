import { COLOUR_TYPES } from '../constants.ts'
import * as z from '@nireeka/contracts/zod'
import { PART_STEPS, RULE_KINDS } from './bike-admin-choices.ts'
import { answerOf, Dollars, PathId } from './common.ts'

/**
 * The six metrics (spec, section 3) as whole numbers: W, km/h, points, mm, km, g. For a part, they are the differences
 * that it makes.
 */
export const Performance = z.strictObject({
  power: z.int(),
  max_speed: z.int(),
  practicality: z.int(),
  suspension: z.int(),
  range: z.int(),
  weight: z.int(),
})

/**
 * A frame size and the rider heights it is made for. When `is_available` is false, it isn't built at present and
 * `note` says why.
 */
export const BikeSize = z.strictObject({
  id: z.int(),
  name: z.string(),
  rider_min_cm: z.int(),
  rider_max_cm: z.int(),
  is_available: z.boolean(),
  note: z.string().nullable(),
})

/** A bike that can be configured. `price`: dollars for the standard bike, the least that any build of it costs. */
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

/** A colour of a bike, with the picture of the bike in that colour. */
const BikeColour = z.strictObject({
  id: z.int(),
  name: z.string(),
  swatch: z.string(),
  image: z.string(),
})
export type BikeColourData = z.infer<typeof BikeColour>

/** A bike in a list. `rating`: the average of its published reviews, from 1 to 5; null without any. */
export const ListedBike = BikeCard.extend({
  rating: z.number().nullable(),
  rating_count: z.int(),
  colors: z.array(BikeColour),
})
export type ListedBikeData = z.infer<typeof ListedBike>

/** Answer of GET /api/configurator. */
export const BikesAnswer = answerOf(z.strictObject({ bikes: z.array(ListedBike) }))

/**
 * A part (spec, section 3). `category_part_id` is its slot; `category_id` is 1 included, 2 free choice, 3 upgrade.
 * When `is_available` is false, the part can't be ordered now and `note` says until when; for an available part `note`
 * may say that few are left.
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

/** A place on the bike for parts: a `single` slot holds one part, a `multi` slot any number. */
const Slot = z.strictObject({
  id: z.int(),
  title: z.string(),
  step: z.enum(PART_STEPS),
  choice: z.enum(['single', 'multi']),
  parts: z.array(Part),
})

/**
 * A compatibility rule, in force when any of `when_parts` is chosen. By kind: one of `then_parts` is required; none of
 * `then_parts` is allowed; no size of `size_ids` is allowed; a warning in countries with `speed_limit_kmh`. Choosing
 * one of `repair_parts` resolves it; `text` is the reason to show.
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

/** Path parameters of a bike: its id or its slug. */
export const BikeParams = z.strictObject({
  id: z
    .string()
    .regex(/^([1-9]\d{0,8}|[a-z][a-z0-9-]{0,59})$/, 'This is neither an id nor a name of a bike.'),
})

/** Answer of GET /api/configurator/{id}. `product_id`: the product that stands for a build of this bike in a cart. */
export const BikeAnswer = answerOf(
  z.strictObject({
    bike: BikeCard.extend({ product_id: z.int(), description: z.string() }),
    slots: z.array(Slot),
    rules: z.array(BuildRule),
  }),
)
export type BikeData = z.infer<typeof BikeAnswer>['data']

/**
 * A colour of a bike. `swatch` is null for a custom colour, which needs as many RAL codes as `ral_codes` says.
 * `price`: extra dollars. `lead_days`: extra working days.
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

/** `productId`: a bike's `product_id`, or the bike's own id. */
export const ColoursParams = z.strictObject({ productId: PathId, sizeId: PathId })

/**
 * Answer of GET /api/configurator/colors/available/{productId}/{sizeId}: colour groups in the order Standard,
 * Pearlized, Custom.
 */
export const ColoursAnswer = answerOf(
  z.strictObject({
    available: z.array(z.strictObject({ type: z.enum(COLOUR_TYPES), colors: z.array(Colour) })),
  }),
)

export const DeliveryParams = ColoursParams.extend({ colorId: PathId })

/** Query with the country of delivery, which decides about the days of shipping. */
export const DeliveryQuery = z.strictObject({ country_id: PathId.optional() })

/**
 * When a build arrives, as days (2026-12-24) and as weeks from today. `lead_days`: working days until it is
 * dispatched.
 */
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
 * Answer of GET /api/configurator/colors/get-date/{productId}/{sizeId}/{colorId}?country_id, where the default country
 * is the spec's 222. Null means a delivery date on request, also for countries that we don't ship to.
 */
export const DeliveryAnswer = answerOf(DeliveryDates.nullable())
