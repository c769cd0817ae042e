import * as z from '@nireeka/contracts/zod'
import { answerOf, Dollars, filled, Page, pageOf, text } from './common.ts'

export const ACCESSORY_CATEGORIES = [
  'helmet',
  'bag',
  'light',
  'lock',
  'power',
  'cockpit',
  'carry',
  'workshop',
  'wear',
  'gift',
] as const
export type AccessoryCategory = (typeof ACCESSORY_CATEGORIES)[number]
export const ACCESSORY_SORTS = ['popular', 'rating', 'newest', 'price-up', 'price-down', 'title'] as const
export type AccessorySort = (typeof ACCESSORY_SORTS)[number]

/** How many are left at which a product counts as nearly gone. */
export const LOW_STOCK = 5
const Availability = z.enum(['in_stock', 'low', 'out_of_stock'])

/** Whole dollars in an address. */
const PriceLimit = z
  .string()
  .regex(/^\d{1,6}$/, 'This must be a whole number of dollars.')
  .transform(Number)

/**
 * GET /api/accessories?category&q&bike&colour&min&max&in_stock&sort&page. `q` is looked for in title and description;
 * `bike` is a slug; `min` and `max` are dollars.
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

/**
 * An accessory in a list. `price` in dollars, the lowest of its variants; `stock` null means there is always enough;
 * `rating` of 5. With `has_variants` it is bought as one of these, never itself.
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
})
export type AccessoryCardData = z.infer<typeof AccessoryCard>

/** What a product comes in, for example Size: S, M, L. */
export const Variant = z.strictObject({ name: z.string(), options: z.array(z.string()) })

/**
 * One thing that can be bought: `options` names what it is of each of the product's variants. `restock_on`: the day
 * (2026-12-14) it is expected back.
 */
const Choice = z.strictObject({
  id: z.int(),
  title: z.string(),
  options: z.record(z.string(), z.string()),
  price: Dollars,
  stock: z.int().nullable(),
  availability: Availability,
  image: z.string().nullable(),
  restock_on: z.string().nullable(),
})
export type ChoiceData = z.infer<typeof Choice>

/** What readers say in all: `stars` counts the reviews with 1, 2, 3, 4 and 5 stars. */
const RatingSummary = z.strictObject({
  average: z.number().nullable(),
  count: z.int(),
  stars: z.array(z.int()),
})

/**
 * The whole accessory: `images` are all its views, `image` first; `weight_g` in grams, `fits` in words, `fits_bikes` the
 * bikes by slug. `choices` is empty where there is nothing to choose. `restock_on`: the day it is expected back, of a
 * product without choices.
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
  /** To the spec's default country, by the standard method; null: nothing is sent. Dollars and working days. */
  delivery: z
    .strictObject({
      country: z.string(),
      price: Dollars,
      free_from: Dollars.nullable(),
      days: z.strictObject({ min: z.int(), max: z.int() }),
    })
    .nullable(),
})
export type AccessoryData = z.infer<typeof Accessory>

/** Every category with the number of its accessories, whatever the list is narrowed to. */
const CategoryCount = z.strictObject({ category: z.string(), count: z.int() })

export const AccessoriesAnswer = answerOf(
  pageOf(AccessoryCard).extend({
    categories: z.array(CategoryCount),
    /** What the list can be narrowed to within the category, with the number that each would leave. */
    facets: z.strictObject({
      bikes: z.array(z.strictObject({ slug: z.string(), title: z.string(), count: z.int() })),
      colours: z.array(z.strictObject({ name: z.string(), count: z.int() })),
      in_stock: z.int(),
      /** The lowest and the highest price in whole dollars, rounded outwards. */
      price: z.strictObject({ min: z.int(), max: z.int() }),
    }),
  }),
)
export type AccessoriesData = z.infer<typeof AccessoriesAnswer>['data']

/** GET /api/accessories/{id} */
export const AccessoryAnswer = answerOf(Accessory)

/** POST /api/accessories/{id}/stock-alert: one email when it is back; for a product without variants or for a choice. */
export const StockAlertWish = z.strictObject({ email: z.email().max(254) })

/** POST /api/stock-alerts/end: the key of the email takes its reader off. */
export const StockAlertEnd = z.strictObject({ key: text(100).min(20) })
