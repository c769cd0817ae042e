import * as z from '@nireeka/contracts/zod'

import { BIKE_FIELDS, namesOneBike, ONE_BIKE } from './bike-fields.ts'
import { Delivery } from './catalogue.ts'
import { answerOf, Dollars, filled, Id, Page, pageOf } from './common.ts'

/**
 * A family of spare parts. `code` is the middle of their part numbers: NK-P-BRK-101. `image` shows the first of them
 * that has a picture.
 */
export const SpareFamily = z.strictObject({
  code: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  count: z.int(),
})

/** Answer of GET /api/spares. */
export const SpareFamiliesAnswer = answerOf(z.strictObject({ families: z.array(SpareFamily) }))

/**
 * A spare part. `price` in dollars, `torque_nm` in newton metres; `fit_level`: who should fit it. `superseded_by`: the
 * part that replaces it. `note`: what to know before it is bought, which begins with `fit_condition`, on which condition it
 * fits its bikes. Discontinued parts can't be bought.
 */
export const Spare = z.strictObject({
  id: z.int(),
  number: z.string(),
  title: z.string(),
  description: z.string(),
  family: z.strictObject({ code: z.string(), title: z.string() }),
  fits: z.array(z.string()),
  price: Dollars,
  image: z.string().nullable(),
  stock: z.int().nullable(),
  availability: z.enum(['in_stock', 'low', 'out_of_stock', 'discontinued']),
  fit_level: z.enum(['owner', 'dealer']),
  torque_nm: z.number().nullable(),
  year_from: z.int(),
  year_to: z.int().nullable(),
  fit_condition: z.string().nullable(),
  note: z.string().nullable(),
  superseded_by: z.strictObject({ id: z.int(), number: z.string() }).nullable(),
})
export type SpareData = z.infer<typeof Spare>

const SpareHit = Spare.pick({ id: true, number: true, title: true })

/** Answer of GET /api/spares/searching?keyword. */
export const SpareSuggestionsAnswer = answerOf(z.strictObject({ items: z.array(SpareHit) }))

/**
 * Query of GET /api/spares/search: words or a part number, and the filters. `bike` is a slug, `family` a code. Without
 * any of them, all parts.
 */
export const SpareQuery = z.strictObject({
  q: filled(100).optional(),
  bike: filled(60).optional(),
  family: filled(10).optional(),
  in_stock: z.literal('1').optional(),
  page: Page,
})
export type SpareFilters = Omit<z.output<typeof SpareQuery>, 'page'>

/** The choices of each filter, and how many parts each choice would leave given the search and the other filters. */
const SpareFacets = z.strictObject({
  families: z.array(z.strictObject({ code: z.string(), title: z.string(), count: z.int() })),
  bikes: z.array(z.strictObject({ slug: z.string(), title: z.string(), count: z.int() })),
  in_stock: z.int(),
})

const SparePage = pageOf(Spare).extend({
  /** The query after spelling correction, or null. */
  corrected: z.string().nullable(),
  /** Whether more parts were found than are counted and ranked. */
  has_more: z.boolean(),
  facets: SpareFacets,
})

/** Answer of GET /api/spares/search. */
export const SpareSearchAnswer = answerOf(SparePage)
export type SpareSearchData = z.infer<typeof SpareSearchAnswer>['data']

const SpareLink = Spare.pick({ id: true, number: true, title: true })

/** A spare part in a short list beside another one. */
const SpareCard = Spare.pick({
  id: true,
  number: true,
  title: true,
  image: true,
  price: true,
  availability: true,
})

/**
 * Answer of GET /api/spares/{id}. `weight_g` in grams; `restock_on` is the day on which a part that is sold out is
 * expected back; `sizes`: the frame sizes that it fits, empty for all. `replaces`: the parts whose place it takes;
 * `related`: others of its family that fit the same bikes.
 */
export const SpareDetails = Spare.extend({
  weight_g: z.int().nullable(),
  restock_on: z.string().nullable(),
  fits_bikes: z.array(z.strictObject({ slug: z.string(), title: z.string() })),
  sizes: z.array(z.string()),
  superseded_by: SpareLink.nullable(),
  replaces: z.array(SpareLink),
  delivery: Delivery.nullable(),
  related: z.array(SpareCard),
})
export type SpareDetailsData = z.infer<typeof SpareDetails>
export const SpareAnswer = answerOf(SpareDetails)

/**
 * Query of GET /api/spares/for-bike: the bike by its serial number, which anybody may give, or one of the member's own
 * by its `order_bike_id`; then as for the search.
 */
export const BikeSparesQuery = SpareQuery.omit({ bike: true })
  .extend(BIKE_FIELDS)
  .refine(namesOneBike, ONE_BIKE)

/** The bike whose parts are listed. It says nothing about owner or order. */
export const FoundBike = z.strictObject({
  serial_number: z.string().nullable(),
  title: z.string(),
  slug: z.string(),
  image: z.string(),
  size: z.string(),
  /** The model year. */
  year: z.int(),
  /** The names of the parts that it was built or upgraded with. */
  parts: z.array(z.string()),
})
export type FoundBikeData = z.infer<typeof FoundBike>

/** Answer of GET /api/spares/for-bike: what fits this bike as it is built; 404 for a bike that isn't known. */
export const BikeSparesAnswer = answerOf(SparePage.extend({ bike: FoundBike }))

/** Answer of GET /api/spares/my-bikes: the member's bikes, the newest first; `order_id` is null for older bikes. */
export const MyBikesAnswer = answerOf(
  z.strictObject({
    bikes: z.array(
      z.strictObject({
        order_bike_id: Id,
        title: z.string(),
        image: z.string(),
        size: z.string(),
        serial_number: z.string().nullable(),
        order_id: Id.nullable(),
      }),
    ),
  }),
)

/**
 * Answer of GET /api/spares/{id}/my-bikes: whether a part fits the member's bikes as they are built, the newest first, at
 * most ten. Empty for a part that is for no bike in particular.
 */
export const SpareFitAnswer = answerOf(
  z.strictObject({
    bikes: z.array(
      z.strictObject({ order_bike_id: Id, title: z.string(), size: z.string(), fits: z.boolean() }),
    ),
  }),
)
