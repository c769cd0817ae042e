// Apart from the schemas, so that a page that lists products doesn't load them.

/** The kinds of products that are edited as such; a bike is edited as a bike. */
export const PRODUCT_KINDS = ['accessory', 'spare'] as const
export type ProductKind = (typeof PRODUCT_KINDS)[number]

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

/** The names of the accessories' categories, as pages show them. */
export const CATEGORY_NAMES: Readonly<Record<string, string>> = {
  helmet: 'Helmets',
  bag: 'Bags',
  light: 'Lights',
  lock: 'Locks',
  power: 'Power',
  cockpit: 'Cockpit',
  carry: 'Carry',
  workshop: 'Workshop',
  wear: 'Wear',
  gift: 'Gifts',
} satisfies Record<AccessoryCategory, string>

export const PRODUCT_STATUSES = ['published', 'unpublished'] as const
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

/** `price_up` and `stock_up` begin with the lowest; stock without a limit is the highest. */
export const PRODUCT_SORTS = [
  'newest',
  'oldest',
  'title',
  'title_down',
  'price_up',
  'price_down',
  'stock_up',
  'stock_down',
] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** The option of variants that alone decides which pictures are shown. */
export const COLOUR_OPTION = 'Colour'
