import * as z from '@nireeka/contracts/zod'

import { PART_SORTS } from './bike-admin-choices.ts'
import { answerOf, Dollars, filled, Id, IdempotencyKey, Page, pageOf, PathId, text } from './common.ts'
import { Performance } from './configurator.ts'
import { Prices } from './prices.ts'

/** The count of changes as it was read: 409 with the code `stale_version` when there have been more since. */
export const BikeAdminVersion = z.int().min(1)
/** Saves a change although it breaks sample builds, which is a 409 `breaks_samples` otherwise. */
export const AcceptBroken = z.boolean().default(false)
/** Body of a call that deletes or cancels something: the version that was read. */
export const CatalogueVersion = z.strictObject({ version: BikeAdminVersion })
/** The key of a call that creates something: sent again with it, the call answers what it has created. */
export const CreatingHeaders = z.object({ 'idempotency-key': IdempotencyKey })

export const YesNo = z.enum(['yes', 'no'])

/** Query of GET /api/backoffice/parts, for admins. `slot` and `bike` are ids. */
export const PartListQuery = z.strictObject({
  page: Page,
  /** A piece of the title, in any case, or the part's id; of one or two letters, the beginning of a word. */
  search: text(100).optional(),
  slot: PathId.optional(),
  bike: PathId.optional(),
  category: z.enum(['1', '2', '3']).optional(),
  published: YesNo.optional(),
  sort: z.enum(PART_SORTS).default('slot'),
})

const PartRow = z.strictObject({
  id: z.int(),
  title: z.string(),
  slot: z.strictObject({ id: z.int(), title: z.string() }),
  /** 1 included, 2 free choice, 3 upgrade. */
  category_id: z.int(),
  price: Dollars,
  image: z.string().nullable(),
  is_published: z.boolean(),
  /** Pieces in stock; null for unlimited stock. */
  stock: z.int().nullable(),
  /** The bikes that it fits. */
  bikes: z.array(z.strictObject({ id: z.int(), title: z.string(), is_default: z.boolean() })),
  /** Counts the changes of the part and of what it fits: writing calls send it back. */
  version: z.int(),
})
export type PartRowData = z.infer<typeof PartRow>
export const PartListAnswer = answerOf(pageOf(PartRow))
export type PartListData = z.infer<typeof PartListAnswer>['data']

/** Answer of GET /api/backoffice/parts/{id}, and of every call that writes to a part. */
export const AdminPartAnswer = answerOf(
  PartRow.extend({
    summary: z.string(),
    performance: Performance,
    /** The rules that name it, in sentences. */
    rules: z.array(z.strictObject({ id: z.int(), sentence: z.string() })),
    prices: Prices,
  }),
)
export type AdminPartData = z.infer<typeof AdminPartAnswer>['data']

/** The differences that a part makes: whole W, km/h, points, mm, km and g. */
const Difference = z.int().min(-100_000).max(100_000)
const Differences = z.strictObject({
  power: Difference,
  max_speed: Difference,
  practicality: Difference,
  suspension: Difference,
  range: Difference,
  weight: Difference,
})

/** The address of a drawn picture. */
export const PictureAddress = z
  .string()
  .max(200)
  .regex(/^\/pictures\/[a-z\d][a-z\d/-]*\.webp$/, 'This is not the address of a picture.')

/**
 * What admins write of a part. A part that is the default of a bike makes no difference: its slot holds one part, it is
 * included (category 1), and its performance is zero. It takes the place of the bike's former default.
 */
const partFields = {
  title: filled(120),
  summary: text(300).transform((value) => value.trim()),
  slot_id: Id,
  category_id: z.literal([1, 2, 3]),
  performance: Differences,
  image: PictureAddress.nullable(),
  bikes: z.array(z.strictObject({ bike_id: Id, is_default: z.boolean() })).max(50),
}

/** Body of POST /api/backoffice/parts: a new part isn't published and costs nothing yet. */
export const NewPart = z.strictObject(partFields)

/** Body of POST /api/backoffice/parts/{id}; 409 `stale_version`, `breaks_samples` or `breaks_bikes`. */
export const PartEdit = z.strictObject({
  ...partFields,
  version: BikeAdminVersion,
  accept_broken: AcceptBroken,
})

/**
 * Body of POST /api/backoffice/parts/check, which says what a part would change and writes nothing. `id`: the part that it
 * replaces; null for a new one.
 */
export const PartCheck = z.strictObject({ id: Id.nullable(), part: NewPart })

/** Body of POST …/{id}/publication, which publishes a bike, part or colour or takes it out of the configurator. */
export const Publication = z.strictObject({
  is_published: z.boolean(),
  version: BikeAdminVersion,
  accept_broken: AcceptBroken,
})

/** Answer of GET /api/backoffice/part-choices: what parts, rules and sizes can refer to. */
export const PartChoicesAnswer = answerOf(
  z.strictObject({
    slots: z.array(z.strictObject({ id: z.int(), title: z.string(), choice: z.enum(['single', 'multi']) })),
    bikes: z.array(z.strictObject({ id: z.int(), title: z.string() })),
    /** All parts, with the names of the bikes that they fit. */
    parts: z.array(
      z.strictObject({ id: z.int(), title: z.string(), slot: z.string(), bikes: z.array(z.string()) }),
    ),
    colours: z.array(z.strictObject({ id: z.int(), name: z.string(), is_published: z.boolean() })),
    /** The names of sizes that any bike has: S, M. */
    sizes: z.array(z.string()),
    /** The addresses of the drawn pictures of parts. */
    pictures: z.array(z.string()),
  }),
)
export type PartChoicesData = z.infer<typeof PartChoicesAnswer>['data']
