import * as z from '@nireeka/contracts/zod'

import { answerOf, filled, Id, PathId } from './common.ts'

/** What a merged account had, as admins see it before they merge. */
export const MERGE_ITEMS = [
  'orders',
  'bikes',
  'tickets',
  'credits',
  'reviews',
  'forum_posts',
  'addresses',
  'saved_bikes',
  'cart_lines',
  'newsletter',
] as const
export type MergeItem = (typeof MERGE_ITEMS)[number]

/** Parameters of GET /api/backoffice/customers/{id}/merge/{into_id}, for admins. */
export const MergeParams = z.strictObject({ id: PathId, into_id: PathId })

const MergeSide = z.strictObject({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  user_name: z.string(),
  joined_at: z.string(),
  version: z.int(),
})

/** Two accounts, what a merger would move from the first to the second one, and why they can't be merged. */
export const MergePreviewAnswer = answerOf(
  z.strictObject({
    from: MergeSide,
    into: MergeSide,
    items: z.array(
      z.strictObject({
        name: z.enum(MERGE_ITEMS),
        from: z.int(),
        into: z.int(),
        /** Those of `from` that end, because the other account has the same. */
        duplicates: z.int(),
      }),
    ),
    /** A sentence for each reason that stands against it. */
    blockers: z.array(z.string()),
  }),
)
export type MergePreviewData = z.infer<typeof MergePreviewAnswer>['data']

/** Body of POST /api/backoffice/customers/{id}/merge: both accounts' versions as they were read. */
export const CustomerMerge = z.strictObject({
  into_id: Id,
  into_version: z.int().min(1),
  version: z.int().min(1),
  reason: filled(300),
})
