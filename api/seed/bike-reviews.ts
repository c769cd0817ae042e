import type { Db } from '../src/platform/database/open-database.ts'
import data from './bike-reviews.json' with { type: 'json' }
import { type Author, toReviewRow } from './reviews.ts'

/** The days that reviews without text go back. */
const SINCE_DAYS = 240

/** Inserts buyers' reviews of the bikes, of which each is a product. */
export async function seedBikeReviews(db: Db) {
  const author: Author = { users: new Map(), now: Date.now() }
  const rows = data.flatMap(({ product_id, written, stars_only }) => [
    ...written.map((review) => ({ ...review, product_id })),
    ...stars_only.map((rating, index) => ({
      product_id,
      rating,
      author: 'A customer',
      title: null,
      body: null,
      is_verified: true,
      days_ago: ((index + 1) * SINCE_DAYS) / (stars_only.length + 1),
    })),
  ])
  await db
    .insertInto('reviews')
    .values(rows.map((row) => toReviewRow({ ...row, state: 'published', reason: null }, author)))
    .execute()
}
