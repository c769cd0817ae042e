import type { BikeAboutData, ReviewsData, ReviewsQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { SHOWN, toReview } from './to-review.ts'

const PER_PAGE = 10
const STARS = [1, 2, 3, 4, 5]

const published = (db: Db, productId: number) =>
  db.selectFrom('reviews').where('product_id', '=', productId).where('state', '=', 'published')

/** Selects published reviews with text; reviews of stars alone only count in the average. */
function readable(db: Db, productId: number, stars: number | undefined) {
  const all = published(db, productId).where((row) =>
    row.or([row('title', 'is not', null), row('body', 'is not', null)]),
  )
  return stars === undefined ? all : all.where('rating', '=', stars)
}

/** Returns a page of a product's published reviews. */
export async function listReviews(
  db: Db,
  productId: number,
  { stars, sort, page }: z.output<typeof ReviewsQuery>,
): Promise<ReviewsData> {
  const { total } = await readable(db, productId, stars)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await readable(db, productId, stars)
    .select(SHOWN)
    .orderBy(ORDERS[sort])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  return { items: rows.map(toReview), page, per_page: PER_PAGE, total }
}

/** Returns how many published reviews have 1, 2, 3, 4 and 5 stars, including reviews without text. */
export async function countStars(db: Db, productId: number): Promise<number[]> {
  const rows = await published(db, productId)
    .select(['rating', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('rating')
    .execute()
  return STARS.map((star) => rows.find(({ rating }) => rating === star)?.count ?? 0)
}

/** Returns a product's average rating with the number of its reviews, in all and by their stars. */
export async function rateProduct(db: Db, productId: number): Promise<BikeAboutData['reviews']> {
  const { rating, rating_count } = await db
    .selectFrom('products')
    .select(['rating', 'rating_count'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  return { average: rating, count: rating_count, stars: await countStars(db, productId) }
}

const ORDERS = {
  newest: sql`created_at desc`,
  best: sql`rating desc`,
  worst: sql`rating asc`,
}
