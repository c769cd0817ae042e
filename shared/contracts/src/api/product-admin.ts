import * as z from '@nireeka/contracts/zod'

import { BIKE_PIECE_NAMES } from '../bike-pieces.ts'
import {
  answerOf,
  Dollars,
  DollarsInput,
  filled,
  Id,
  IdempotencyKey,
  Page,
  pageOf,
  PathId,
  text,
} from './common.ts'
import { Prices, priceInput } from './prices.ts'
import { PRODUCT_KINDS, PRODUCT_SORTS, PRODUCT_STATUSES } from './product-kinds.ts'

/** What narrows the list of products besides their status. */
const filters = {
  /** The beginning of a number, or beginnings of words of a title, also of a variant; any case. */
  search: text(100).optional(),
  kind: z.enum(PRODUCT_KINDS).optional(),
  /** The category of accessories, or the code of a family of spare parts. */
  category: text(40).optional(),
  /** `none`: products without a picture. */
  picture: z.literal('none').optional(),
}

/** Query of GET /api/backoffice/products/export, which answers a CSV file: a row for each product and each variant. */
export const ProductExportQuery = z.strictObject({
  ...filters,
  status: z.enum(PRODUCT_STATUSES).optional(),
  sort: z.enum(PRODUCT_SORTS).default('newest'),
})
/** Query of GET /api/backoffice/products, for admins. */
export const ProductListQuery = ProductExportQuery.extend({ page: Page })

/** What can be bought of a product: it itself, or one of its variants. `stock` null means unlimited. */
const Sold = z.strictObject({
  id: z.int(),
  number: z.string().nullable(),
  title: z.string(),
  price: Dollars,
  stock: z.int().nullable(),
  is_published: z.boolean(),
})

const ListedVariant = Sold.extend({
  /** What it is of its product's variants: Size M. */
  options: z.array(z.strictObject({ name: z.string(), value: z.string() })),
})

const ProductRow = Sold.extend({
  kind: z.enum(PRODUCT_KINDS),
  category: z.string(),
  image: z.string().nullable(),
  added_on: z.string(),
  /** The highest price of its variants; `price` is the lowest, and `stock` is that of all. */
  price_to: Dollars,
  variants: z.array(ListedVariant),
  /** Counts the changes of the product and its variants: writing calls send it back. */
  version: z.int(),
})
export type ProductRowData = z.infer<typeof ProductRow>
export const ProductListAnswer = answerOf(pageOf(ProductRow))
export type ProductListData = z.infer<typeof ProductListAnswer>['data']

/** Query of GET /api/backoffice/products/counts: how many products there are of each status. */
export const ProductCountsQuery = z.strictObject(filters)
export const ProductCountsAnswer = answerOf(z.strictObject({ published: z.int(), unpublished: z.int() }))

const Specification = z.strictObject({ label: filled(60), value: filled(200) })
const PartNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z\d][A-Z\d-]{2,39}$/, 'A number has 3 to 40 letters, digits or hyphens.')
const Grams = z.int().min(0).max(1_000_000)
/** Up to 500 characters; blank is null. */
const Sentences = text(500)
  .transform((value) => value.trim() || null)
  .nullable()
const Year = z.int().min(2000).max(2100)

/** The columns that a spare part has in addition. */
const SpareInput = z.strictObject({
  family_code: filled(10),
  fit_level: z.enum(['owner', 'dealer']),
  /** Newton metres with at most one decimal. */
  torque_nm: z.number().min(0.1).max(999.9).multipleOf(0.1, 'Please use at most one decimal.').nullable(),
  year_from: Year,
  year_to: Year.nullable(),
  /** The id of the part that replaces it. */
  superseded_by: Id.nullable(),
  is_discontinued: z.boolean(),
  drawing_position: z.int().min(1).max(9999).nullable(),
  /** On which condition it fits its bikes, such as: Fits only with the belt drive. */
  fit_condition: Sentences,
  /** What else to know before it is bought. */
  note: Sentences,
  /** The pieces of the exploded bike at which it is listed. */
  pieces: z.array(z.enum(BIKE_PIECE_NAMES)).max(BIKE_PIECE_NAMES.length),
})

const details = {
  number: PartNumber.nullable(),
  title: filled(120),
  description: text(4000).trim(),
  /** One of the categories of accessories; of spare parts it is the family's code, whatever is sent. */
  category: text(40),
  weight_g: Grams.nullable(),
  no_air: z.boolean(),
  /** What it fits, in words, and the slugs of the bikes that it fits. */
  fits: z.array(filled(80)).max(30),
  fits_bikes: z.array(filled(60)).max(30),
  colours: z.array(filled(40)).max(30),
  specifications: z.array(Specification).max(40),
  /** The ids of accessories that are shown beside it. */
  goes_with: z.array(Id).max(12),
  /** Set for spare parts, and for those alone. */
  spare: SpareInput.nullable(),
}

const Version = z.int().min(1)

/**
 * Body of POST /api/backoffice/products/{id}: all of these at once. 409 `stale_version` when the product or one of its
 * variants has changed since it was read.
 */
export const ProductInput = z.strictObject({ version: Version, ...details })

/** Body of POST /api/backoffice/products, which makes an unpublished product without stock. Same key, same product. */
export const NewProduct = z.strictObject({ kind: z.enum(PRODUCT_KINDS), price: DollarsInput, ...details })
export const NewProductHeaders = z.object({ 'idempotency-key': IdempotencyKey })

/** Body of POST …/publish, …/unpublish, …/delete, …/variants/{variant}/delete and …/prices/{price}/cancel. */
export const ProductVersion = z.strictObject({ version: Version })

/** Body of POST /api/backoffice/products/{id}/prices; `id` is that of a product or of a variant. */
export const ProductPriceInput = priceInput(Version)

/**
 * Body of POST …/variants and …/variants/{variant}. All variants of a product have the same options. The price of one
 * that is there is changed by a call of its own. 409 `same_variant` for options that another one has.
 */
export const VariantInput = z.strictObject({
  version: Version,
  options: z
    .array(z.strictObject({ name: filled(40), value: filled(40) }))
    .min(1)
    .max(3),
  number: PartNumber.nullable(),
  weight_g: Grams.nullable(),
  is_published: z.boolean(),
})
export const NewVariant = VariantInput.extend({ price: DollarsInput })
export const VariantParams = z.strictObject({ id: PathId, variant: PathId })

const AdminVariant = ListedVariant.extend({
  weight_g: z.int().nullable(),
  /** Why it can't be deleted; null when it can. */
  delete_refusal: z.string().nullable(),
  prices: Prices,
})
export type AdminVariantData = z.infer<typeof AdminVariant>

/** Answer of GET /api/backoffice/products/{id}, for admins, and of every call that writes to it. */
export const AdminProductAnswer = answerOf(
  Sold.extend({
    ...details,
    kind: z.enum(PRODUCT_KINDS),
    description: z.string(),
    images: z.array(z.string()),
    added_on: z.string(),
    version: z.int(),
    /** The products behind `goes_with` and `spare.superseded_by`. */
    linked: z.array(z.strictObject({ id: z.int(), number: z.string().nullable(), title: z.string() })),
    spare: SpareInput.extend({
      fit_condition: z.string().nullable(),
      note: z.string().nullable(),
    }).nullable(),
    variants: z.array(AdminVariant),
    prices: Prices,
    /** In how many carts and in how many orders that aren't over it is, with its variants. */
    carts: z.int(),
    open_orders: z.int(),
    delete_refusal: z.string().nullable(),
  }),
)
export type AdminProductData = z.infer<typeof AdminProductAnswer>['data']
