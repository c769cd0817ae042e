import * as z from '@nireeka/contracts/zod'
import { answerOf, Dollars, filled, Page, pageOf, text } from './common.ts'
import { ACCESSORY_CATEGORIES } from './product-kinds.ts'

export const ACCESSORY_SORTS = ['popular', 'rating', 'newest', 'price-up', 'price-down', 'title'] as const
export type AccessorySort = (typeof ACCESSORY_SORTS)[number]

/** Number of pieces in stock at or below which a product counts as nearly sold out. */
export const LOW_STOCK = 5
const Availability = z.enum(['in_stock', 'low', 'out_of_stock'])

/** A price filter in whole dollars, as part of an address. */
const PriceLimit = z
  .string()
  .regex(/^\d{1,6}$/, 'This must be a whole number of dollars.')
  .transform(Number)

/**
 * Query of GET /api/accessories. `q` is searched for in title and description; `bike` is a slug; `min` and `max` are
 * dollars.
 */
export const AccessoryQuery = z.strictObject({
  category: z.enum(ACCESSORY_CATEGORIES).optional(),
  q: filled(100).optional(),
  bike: filled(60).optional(),
  colour: filled(40).optional(),
  min: PriceLimit.optional(),
  max: PriceLimit.optional(),
  in_stock: z.literal('1').optional(),
  sort: z.enum(ACCESSORY_SORTS).default('popular'),
  page: Page,
})

/** A product in one of its colours, as the first of its pictures shows it. */
export const PicturedColour = z.strictObject({ name: z.string(), image: z.string() })
export type PicturedColourData = z.infer<typeof PicturedColour>

/**
 * An accessory in a list. `price` in dollars, the lowest of its variants; `stock` null means unlimited; `rating` is
 * out of 5. With `has_variants`, only its variants can be bought. `pictured` has the colours of its variants that have
 * a picture of their own.
 */
export const AccessoryCard = z.strictObject({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  price: Dollars,
  image: z.string().nullable(),
  stock: z.int().nullable(),
  availability: Availability,
  rating: z.number().nullable(),
  rating_count: z.int(),
  has_variants: z.boolean(),
  colours: z.array(z.string()),
  pictured: z.array(PicturedColour),
})
export type AccessoryCardData = z.infer<typeof AccessoryCard>

/** A property in which a product's variants differ, for example Size: S, M, L. */
export const Variant = z.strictObject({ name: z.string(), options: z.array(z.string()) })

/**
 * One variant that can be bought: `options` has its value for each property of the product. `restock_on`: the day it
 * is expected back (2026-12-14). `images` has all its views, `image` first.
 */
const Choice = z.strictObject({
  id: z.int(),
  title: z.string(),
  options: z.record(z.string(), z.string()),
  price: Dollars,
  stock: z.int().nullable(),
  availability: Availability,
  image: z.string().nullable(),
  images: z.array(z.string()),
  restock_on: z.string().nullable(),
})
export type ChoiceData = z.infer<typeof Choice>

/** Summary of a product's reviews: `stars` counts the reviews with 1, 2, 3, 4 and 5 stars. */
export const RatingSummary = z.strictObject({
  average: z.number().nullable(),
  count: z.int(),
  stars: z.array(z.int()),
})

/**
 * Cost in dollars and working days of delivery to the spec's default country by the standard method; null when nothing
 * has to be sent.
 */
export const Delivery = z.strictObject({
  country: z.string(),
  price: Dollars,
  free_from: Dollars.nullable(),
  days: z.strictObject({ min: z.int(), max: z.int() }),
})

/**
 * All data of an accessory. `images` has all views, `image` first; `weight_g` in grams, `fits` as a text, `fits_bikes`
 * as slugs of bikes. `choices` is empty for a product without variants, and only then `restock_on` is the day it is
 * expected back.
 */
export const Accessory = AccessoryCard.extend({
  images: z.array(z.string()),
  weight_g: z.int().nullable(),
  fits: z.array(z.string()),
  fits_bikes: z.array(z.strictObject({ slug: z.string(), title: z.string() })),
  variants: z.array(Variant),
  choices: z.array(Choice),
  specifications: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  restock_on: z.string().nullable(),
  reviews: RatingSummary,
  goes_with: z.array(AccessoryCard),
  delivery: Delivery.nullable(),
})
export type AccessoryData = z.infer<typeof Accessory>

/** A category with the number of its accessories that the search finds and the filters leave. */
const CategoryCount = z.strictObject({ category: z.string(), count: z.int() })

export const AccessoriesAnswer = answerOf(
  pageOf(AccessoryCard).extend({
    categories: z.array(CategoryCount),
    /** The filters that can be applied within the category, with the number of accessories that each would leave. */
    facets: z.strictObject({
      bikes: z.array(z.strictObject({ slug: z.string(), title: z.string(), count: z.int() })),
      colours: z.array(z.strictObject({ name: z.string(), count: z.int() })),
      in_stock: z.int(),
      /** The lowest and the highest price in whole dollars, rounded down and up. */
      price: z.strictObject({ min: z.int(), max: z.int() }),
    }),
  }),
)
export type AccessoriesData = z.infer<typeof AccessoriesAnswer>['data']

/** Query of GET /api/accessories/fitting: the ids of the products in a cart, as 1,2,3. */
export const FittingQuery = z.strictObject({
  products: z
    .string()
    .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/, 'These must be ids with commas between them.'),
})

/**
 * At most three accessories that go with a cart. `choices`: the variants in stock, of which one is bought; empty for a
 * product without variants.
 */
export const FittingAnswer = answerOf(z.array(AccessoryCard.extend({ choices: z.array(Choice) })))
export type FittingData = z.infer<typeof FittingAnswer>['data']

/** Answer of GET /api/accessories/{id}. */
export const AccessoryAnswer = answerOf(Accessory)

/**
 * Body of POST /api/accessories/{id}/stock-alert, which asks for one email when the product or variant is back in
 * stock, and of POST /api/configurator/sizes/{id}/stock-alert, which does the same for a size of a bike.
 */
export const StockAlertInput = z.strictObject({ email: z.email().max(254) })

/** Body of POST /api/stock-alerts/end: the key from the email cancels its reader's stock alert. */
export const StockAlertEnd = z.strictObject({ key: text(100).min(20) })
