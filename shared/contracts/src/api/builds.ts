import * as z from '@nireeka/contracts/zod'
import { CartCountNumber } from './cart.ts'
import { answerOf, Dollars, filled, Id, PathId } from './common.ts'
import { BikeSlug, RalCodes, SaveBike } from './build-input.ts'
import { Part } from './configurator.ts'

const PartIds = z.array(Id).max(60).default([])

/** A bike that a shopper has configured. The parts are those that differ from the bike's standard ones. */
const NewBike = z.strictObject({
  bike_slug: BikeSlug,
  size_id: Id,
  color_id: Id,
  ral: RalCodes,
  part_ids: PartIds,
})

/**
 * Body of POST /api/configurator/cart, by mode (spec, section 9): CNM adds a new bike to the cart, CEOM adds upgrades
 * for a bike that the member owns, CECM and CEUM change such lines. The body has ids only; the server looks up all
 * prices. A build that isn't possible is answered with 422 and the reason at its field, another member's bike or line
 * with 404. An owned bike has one line, which a second CEOM changes.
 */
export const ConfiguratorCart = z.discriminatedUnion('mode', [
  NewBike.extend({ mode: z.literal('CNM'), count: CartCountNumber.default(1) }),
  NewBike.extend({ mode: z.literal('CECM'), cart_id: Id }),
  z.strictObject({ mode: z.literal('CEOM'), order_bike_id: Id, part_ids: PartIds }),
  z.strictObject({ mode: z.literal('CEUM'), cart_id: Id, order_bike_id: Id, part_ids: PartIds }),
])
export type ConfiguratorCartData = z.input<typeof ConfiguratorCart>

/**
 * Path parameters of GET /api/configurator/owned/{id}: the order_bike_id of the caller's bike. In its answer,
 * `part_ids` are the spec's preUpgrades and `upgrades_in_cart` its upgradesInCart.
 */
export const OwnedBikeParams = z.strictObject({ id: PathId })
export const OwnedBikeAnswer = answerOf(
  z.strictObject({
    order_bike_id: z.int(),
    bike_slug: z.string(),
    title: z.string(),
    product_id: z.int(),
    size: z.strictObject({ id: z.int(), name: z.string() }),
    color: z.strictObject({ id: z.int(), name: z.string() }),
    ral: z.array(z.string()),
    part_ids: z.array(z.int()),
    /** Those of its parts that aren't offered any more: the configurator's answer lacks them. */
    former_parts: z.array(Part),
    serial_number: z.string().nullable(),
    upgrades_in_cart: z.strictObject({ cart_id: z.int(), part_ids: z.array(z.int()) }).nullable(),
  }),
)
export type OwnedBikeData = z.infer<typeof OwnedBikeAnswer>['data']

/**
 * Query of GET /api/configurator/{id}/summary, which answers a one-page PDF about the build that the code stands for.
 */
export const SummaryQuery = z.strictObject({
  build: z.string().max(400).default(''),
  country_id: PathId.optional(),
})

/** Path of GET /api/build-pictures/{name}: the bike and its colour, then the ids of its extras. */
export const BuildPictureParams = z.strictObject({
  name: z
    .string()
    .max(80)
    .regex(/^[a-z-]+(?:-\d{1,5})+\.jpg$/, 'This is not a picture.'),
})

/** Body of PUT /api/builds/{id}: the member's name for a saved build; null removes the name. */
export const BuildName = z.strictObject({ name: filled(60).nullable() })

/**
 * Body of POST /api/configurator/save. A build with a name is always saved as a new one; a build without a name that
 * is saved twice stays one row.
 */
export const SaveNamedBike = SaveBike.extend({ name: filled(60).nullable().default(null) })
export type SaveNamedBikeData = z.input<typeof SaveNamedBike>

const SavedBuild = z.strictObject({
  id: z.int(),
  name: z.string().nullable(),
  bike_slug: z.string(),
  title: z.string(),
  image: z.string(),
  size: z.strictObject({ id: z.int(), name: z.string() }).nullable(),
  color: z.strictObject({ id: z.int(), name: z.string() }).nullable(),
  ral: z.array(z.string()),
  part_ids: z.array(z.int()),
  /** Names of the chosen parts that are still offered. */
  parts: z.array(z.string()),
  /** Today's price from the server, in dollars. */
  price: Dollars,
  saved_at: z.string(),
  /** What has changed since the build was saved, as a sentence; null when it can be ordered unchanged. */
  notice: z.string().nullable(),
})
export type SavedBuildData = z.infer<typeof SavedBuild>

/**
 * Answer of POST /api/configurator/save, PUT /api/builds/{id} and POST /api/builds/{id}/duplicate: the saved build's
 * row.
 */
export const SavedBuildAnswer = answerOf(SavedBuild)

/**
 * Answer of GET /api/builds: up to 50 saved builds, the newest first. DELETE /api/builds/{id} answers the remaining
 * ones.
 */
export const SavedBuildsAnswer = answerOf(z.strictObject({ items: z.array(SavedBuild) }))
