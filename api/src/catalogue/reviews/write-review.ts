import { userNameOf } from '../../identity/index.ts'
import type { ReviewInput } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { manyLines, oneLine, type Db } from '../../platform/index.ts'

export type Input = z.output<typeof ReviewInput>

const MOST_IN_A_NAME = 80

interface Writing {
  productId: number
  userId: number
  input: Input
  /** Whether the author has bought the product. */
  isVerified: boolean
  at: Date
}

/**
 * Stores a member's review of a product. A second review replaces the first and is moderated again before it is shown.
 */
export async function writeReview(db: Db, { productId, userId, input, isVerified, at }: Writing) {
  const userName = await userNameOf(db, userId)
  const review = {
    // The public user name; the author's full name stays private.
    author: [...userName].slice(0, MOST_IN_A_NAME).join(''),
    rating: input.rating,
    title: input.title && (oneLine(input.title) || null),
    body: input.body && (manyLines(input.body) || null),
    is_verified: isVerified,
    state: 'pending' as const,
    reason: null,
    created_at: at,
    decided_at: null,
    decided_by: null,
  }
  await db
    .insertInto('reviews')
    .values({ ...review, product_id: productId, user_id: userId })
    .onConflict((conflict) => conflict.columns(['product_id', 'user_id']).doUpdateSet(review))
    .execute()
}
