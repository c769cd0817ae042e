import type { MyReviewData, ReviewsData, ReviewsQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { SHOWN, toReview } from './to-review.ts'
import { type Input, writeReview } from './write-review.ts'

const PER_PAGE = 10

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
  /** Selects published reviews with text; reviews of stars alone only count in the average. */
  const readable = (productId: number, stars: number | undefined) => {
    const all = db
      .selectFrom('reviews')
      .where('product_id', '=', productId)
      .where('state', '=', 'published')
      .where((row) => row.or([row('title', 'is not', null), row('body', 'is not', null)]))
    return stars === undefined ? all : all.where('rating', '=', stars)
  }

  return {
    async list(productId: number, query: z.output<typeof ReviewsQuery>): Promise<ReviewsData> {
      const { stars, sort, page } = query
      const { total } = await readable(productId, stars)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const rows = await readable(productId, stars)
        .select(SHOWN)
        .orderBy(ORDERS[sort])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(PER_PAGE)
        .offset((page - 1) * PER_PAGE)
        .execute()
      return { items: rows.map(toReview), page, per_page: PER_PAGE, total }
    },

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

const ORDERS = {
  newest: sql`created_at desc`,
  best: sql`rating desc`,
  worst: sql`rating asc`,
}
