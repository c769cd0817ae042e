import type { MyReviewData, ReviewsQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import type { Db } from '../../platform/index.ts'
import { listReviews } from './read-reviews.ts'
import { SHOWN, toReview } from './to-review.ts'
import { type Input, writeReview } from './write-review.ts'

/** Tells whether a paid order of the member contains the product or one of its variants. */
export type HasBought = (db: Db, userId: number, productId: number) => Promise<boolean>

interface Needs {
  db: Db
  now: () => Date
  hasBought: HasBought
}

export type Reviews = ReturnType<typeof createReviews>

/** Creates the repository of members' product reviews. */
export function createReviews({ db, now, hasBought }: Needs) {
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

    /** Stores a review for moderation, replacing the member's earlier review of the product. */
    write: async (productId: number, userId: number, input: Input) =>
      writeReview(db, {
        productId,
        userId,
        input,
        isVerified: await hasBought(db, userId, productId),
        at: now(),
      }),
  }
}
