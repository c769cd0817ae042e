import * as z from '@nireeka/contracts/zod'

import { REVIEW_SORTS, REVIEW_STATES } from '../reviews.ts'
import { answerOf, filled, Page, pageOf, text } from './common.ts'

/** A review as shown to everybody. `is_verified`: the author has bought the product here. */
const Review = z.strictObject({
  id: z.int(),
  author: z.string(),
  rating: z.int(),
  title: z.string().nullable(),
  body: z.string().nullable(),
  is_verified: z.boolean(),
  /** When the review was written, as ISO 8601 in UTC. */
  created_at: z.string(),
})
export type ReviewData = z.infer<typeof Review>

const Stars = z
  .string()
  .regex(/^[1-5]$/, 'Stars are 1 to 5.')
  .transform(Number)

/**
 * Query of GET /api/accessories/{id}/reviews and /api/configurator/{id}/reviews: published reviews with a text. Reviews
 * without a text count in the average only.
 */
export const ReviewsQuery = z.strictObject({
  stars: Stars.optional(),
  sort: z.enum(REVIEW_SORTS).default('newest'),
  page: Page,
})
export const ReviewsAnswer = answerOf(pageOf(Review))
export type ReviewsData = z.infer<typeof ReviewsAnswer>['data']

const LINK = /https?:|www\.|\b[a-z\d-]+\.(?:com|net|org|io|shop|ru|cn|info|biz)\b/i

/** Returns the schema of an optional text in a review; a text with a link is refused. */
const words = (max: number) =>
  text(max)
    .refine((value) => !LINK.test(value), 'Please leave out links.')
    .transform((value) => value.trim() || null)
    .nullable()
    .default(null)

/**
 * Body of POST /api/accessories/{id}/reviews and /api/configurator/{id}/reviews. A member has one review per product; a
 * second one replaces the first. Accessories may be reviewed by every member, bikes only by those who have bought one.
 */
export const ReviewInput = z.strictObject({
  rating: z.int().min(1, 'Please choose one to five stars.').max(5),
  title: words(120),
  body: words(4000),
})

/**
 * Answer of GET /api/accessories/{id}/my-review and /api/configurator/{id}/my-review: the member's own review, whatever
 * its state. `has_bought`: the review would be a verified one.
 */
export const MyReviewAnswer = answerOf(
  z.strictObject({
    has_bought: z.boolean(),
    review: Review.extend({ state: z.enum(REVIEW_STATES), reason: z.string().nullable() }).nullable(),
  }),
)
export type MyReviewData = z.infer<typeof MyReviewAnswer>['data']

/**
 * Query of GET /api/backoffice/reviews, for staff: pending reviews, the oldest first, or those of another state, the
 * newest first.
 */
export const ModerationQuery = z.strictObject({ state: z.enum(REVIEW_STATES).default('pending'), page: Page })
export const ModerationAnswer = answerOf(
  pageOf(
    Review.extend({
      /** `bike_slug`: the bike that is reviewed; null for an accessory. */
      product: z.strictObject({ id: z.int(), title: z.string(), bike_slug: z.string().nullable() }),
      state: z.enum(REVIEW_STATES),
      reason: z.string().nullable(),
      decided_at: z.string().nullable(),
      decided_by: z.string().nullable(),
    }),
  ),
)
export type ModerationData = z.infer<typeof ModerationAnswer>['data']

/** The reason for refusing a review, which its author reads. */
export const ReviewRefusal = z.strictObject({ reason: filled(500) })

/**
 * Body of POST /api/backoffice/reviews/{id}, for staff. A refusal has a reason for the author. `created_at` and
 * `decided_at` are those of the review as staff read it: the answer is 409 when its author has replaced it meanwhile, or
 * when somebody else of staff has decided on it.
 */
export const ReviewDecision = z
  .strictObject({
    state: z.enum(['published', 'rejected']),
    reason: filled(500).nullable().default(null),
    created_at: z.string().max(40),
    decided_at: z.string().max(40).nullable(),
  })
  .refine(({ state, reason }) => (state === 'rejected') === (reason !== null), {
    path: ['reason'],
    message: 'Give a reason when you reject a review, and only then.',
  })
export type ReviewDecisionData = z.output<typeof ReviewDecision>
