import type { MyReviewData, ReviewsQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { ApiError, type Attempts, type Db, WaitError } from '../../platform/index.ts'
import { listReviews } from './read-reviews.ts'
import { SHOWN, toReview } from './to-review.ts'
import { type Input, writeReview } from './write-review.ts'

/** Tells whether a member has bought a product and paid for it. */
export type HasBought = (db: Db, userId: number, productId: number) => Promise<boolean>

interface Needs {
  db: Db
  now: () => Date
  attempts: Attempts
  hasBought: HasBought
  /** Whether only buyers may write a review; otherwise every member may. */
  isForBuyers?: boolean
}

export type Reviews = ReturnType<typeof createReviews>

/** Creates the repository of members' product reviews. */
export function createReviews({ db, now, attempts, hasBought, isForBuyers = false }: Needs) {
  async function takeAttempt(userId: number) {
    const taken = await attempts.ask('review, account', String(userId))
    if ('waitMs' in taken) throw tooManyReviews(taken.waitMs)
  }

  return {
    list: (productId: number, query: z.output<typeof ReviewsQuery>) => listReviews(db, productId, query),

    async findOwn(productId: number, userId: number): Promise<MyReviewData> {
      const row = await db
        .selectFrom('reviews')
        .select([...SHOWN, 'state', 'reason'])
        .where('product_id', '=', productId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return {
        has_bought: await hasBought(db, userId, productId),
        review: row ? { ...toReview(row), state: row.state, reason: row.reason } : null,
      }
    },

    /**
     * Stores a review for moderation, replacing the member's earlier review of the product. Throws a 403 for a member
     * who would have to be a buyer and isn't, and a 429 for too many reviews within a day.
     */
    async write(productId: number, userId: number, input: Input): Promise<void> {
      const isVerified = await hasBought(db, userId, productId)
      if (isForBuyers && !isVerified) throw notBought()
      await takeAttempt(userId)
      await writeReview(db, { productId, userId, input, isVerified, at: now() })
    },
  }
}

/** The sentence that thanks for a review. */
export const REVIEW_SENT = 'Thank you! We read it first, then it is shown here.'

const notBought = () =>
  new ApiError(403, 'not_bought', 'Only members who have bought this bike here can review it.')

const tooManyReviews = (waitMs: number) =>
  new WaitError(
    'You’ve written five reviews today. Please write the next one tomorrow.',
    Math.ceil(waitMs / 1000),
  )
