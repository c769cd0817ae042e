import * as z from '@nireeka/contracts/zod'
import { answerOf, Dollars, filled, Page, pageOf } from './common.ts'

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
export const ACCESSORY_SORTS = ['popular', 'price-up', 'price-down', 'title'] as const

/** How many are left at which a product counts as nearly gone. */
export const LOW_STOCK = 5
const Availability = z.enum(['in_stock', 'low', 'out_of_stock'])

/** GET /api/accessories?category&q&sort&page. `q` is looked for in title and description. */
export const AccessoryQuery = z.strictObject({
  category: z.enum(ACCESSORY_CATEGORIES).optional(),
  q: filled(100).optional(),
  sort: z.enum(ACCESSORY_SORTS).default('popular'),
  page: Page,
})

/** An accessory in a list. `price` in dollars; `stock` null means there is always enough; `rating` of 5. */
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
})
export type AccessoryCardData = z.infer<typeof AccessoryCard>

/** What a product comes in, for example Size: S, M, L. */
export const Variant = z.strictObject({ name: z.string(), options: z.array(z.string()) })

/** The whole accessory: `images` are all its views, `image` first; `weight_g` in grams, `fits` in words. */
export const Accessory = AccessoryCard.extend({
  images: z.array(z.string()),
  weight_g: z.int().nullable(),
  fits: z.array(z.string()),
  variants: z.array(Variant),
})
export type AccessoryData = z.infer<typeof Accessory>

/** Every category with the number of its accessories, whatever the list is narrowed to. */
const CategoryCount = z.strictObject({ category: z.string(), count: z.int() })

export const AccessoriesAnswer = answerOf(
  pageOf(AccessoryCard).extend({ categories: z.array(CategoryCount) }),
)
export type AccessoriesData = z.infer<typeof AccessoriesAnswer>['data']

/** GET /api/accessories/{id} */
export const AccessoryAnswer = answerOf(Accessory)
