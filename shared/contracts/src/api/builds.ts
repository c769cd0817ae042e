import * as z from '@nireeka/contracts/zod'
import { CartCountNumber } from './cart.ts'
import { answerOf, Dollars, filled, Id, PathId } from './common.ts'
import { BikeSlug, RalCodes, SaveBike } from './build-wish.ts'

const PartIds = z.array(Id).max(60).default([])

/** A bike that somebody has put together. The parts are those that differ from the bike's own. */
const NewBike = z.strictObject({
  bike_slug: BikeSlug,
  size_id: Id,
  color_id: Id,
  ral: RalCodes,
  part_ids: PartIds,
})

/**
 * POST /api/configurator/cart, by mode (spec, section 9). CNM puts a new bike into the cart; CEOM upgrades for a bike that
 * its member owns; CECM and CEUM change such lines. Only ids are read: every price is ours. What can't be built answers
 * 422 with the reason at its field, somebody else's bike or line 404. One owned bike has one line: CEOM again changes it.
 */
export const ConfiguratorCart = z.discriminatedUnion('mode', [
  NewBike.extend({ mode: z.literal('CNM'), count: CartCountNumber.default(1) }),
  NewBike.extend({ mode: z.literal('CECM'), cart_id: Id }),
  z.strictObject({ mode: z.literal('CEOM'), order_bike_id: Id, part_ids: PartIds }),
  z.strictObject({ mode: z.literal('CEUM'), cart_id: Id, order_bike_id: Id, part_ids: PartIds }),
])
export type ConfiguratorCartData = z.input<typeof ConfiguratorCart>

/**
 * GET /api/configurator/owned/{id}: a bike that this member owns, by its order_bike_id, as upgrades for it start from it.
 * `part_ids` are the spec's preUpgrades, `upgrades_in_cart` its upgradesInCart.
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
    serial_number: z.string().nullable(),
    upgrades_in_cart: z.strictObject({ cart_id: z.int(), part_ids: z.array(z.int()) }).nullable(),
  }),
)
export type OwnedBikeData = z.infer<typeof OwnedBikeAnswer>['data']

/** GET /api/configurator/{id}/summary?build&country_id: one page as PDF, of the build that the code says. */
export const SummaryQuery = z.strictObject({
  build: z.string().max(400).default(''),
  country_id: PathId.optional(),
})

/** PUT /api/builds/{id}: what its member calls a saved build; null takes the name off. */
export const BuildName = z.strictObject({ name: filled(60).nullable() })

/**
 * POST /api/configurator/save: with a name it is a build of its own, whatever else is saved; without, the same build saved
 * again is one row.
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
  /** The chosen parts by name, as far as they are still offered. */
  parts: z.array(z.string()),
  /** Dollars, as the server prices it today. */
  price: Dollars,
  saved_at: z.string(),
  /** What has changed since it was saved, in a sentence; null: it can be ordered as it is. */
  notice: z.string().nullable(),
})
export type SavedBuildData = z.infer<typeof SavedBuild>

/**
 * POST /api/configurator/save answers the row, seen as saved now; likewise PUT /api/builds/{id} and
 * POST /api/builds/{id}/duplicate.
 */
export const SavedBuildAnswer = answerOf(SavedBuild)

/** GET /api/builds: the newest first, at most 50. DELETE /api/builds/{id} answers the rest. */
export const SavedBuildsAnswer = answerOf(z.strictObject({ items: z.array(SavedBuild) }))
