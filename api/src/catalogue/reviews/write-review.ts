import type { ReviewWish } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import type { Db } from '../../platform/database/open-database.ts'
import { manyLines, oneLine } from '../../platform/email/content/plain.ts'
import { hasBought } from './has-bought.ts'

export type Wish = z.output<typeof ReviewWish>

const MOST_IN_A_NAME = 80

interface Writing {
  productId: number
  userId: number
  wish: Wish
  at: Date
}

/** One review for each member and product: the second one replaces the first, and is read anew before it is shown. */
export async function writeReview(db: Db, { productId, userId, wish, at }: Writing) {
  const { user_name } = await db
    .selectFrom('users')
    .select('user_name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const review = {
    // The name that the site shows anyway; who a member is otherwise is nobody's matter.
    author: [...user_name].slice(0, MOST_IN_A_NAME).join(''),
    rating: wish.rating,
    title: wish.title && (oneLine(wish.title) || null),
    body: wish.body && (manyLines(wish.body) || null),
    is_verified: await hasBought(db, userId, productId),
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
