import type { Insertable } from 'kysely'

import type { Db } from '../src/platform/database/open-database.ts'
import type { Tables } from '../src/platform/database/tables.ts'
import accessories from './accessories.json' with { type: 'json' }
import data from './reviews.json' with { type: 'json' }

const DAY_MS = 24 * 60 * 60_000
const MOST_STARS = 5
/** How many stars below five each review without text gives, until the product's average is reached. */
const BELOW = [1, 1, 2, 1, 1, 3, 1, 2, 1, 4]
const PHASES = 7
const STAFF = 'staff:demo'

type Row = Insertable<Tables['reviews']>
type Product = (typeof data.products)[number]
export interface Author {
  users: Map<string, number>
  now: number
}

/** Inserts buyers' reviews of the accessories; a few of them wait for moderation. */
export async function seedReviews(db: Db) {
  const users = await db.selectFrom('users').select(['id', 'user_name']).execute()
  const author = { users: new Map(users.map(({ id, user_name }) => [user_name, id])), now: Date.now() }
  const published = data.products.flatMap((product) => [
    ...product.written.map((review) =>
      toReviewRow({ ...review, product_id: product.id, state: 'published', reason: null }, author),
    ),
    ...starsOnly(product, author.now),
  ])
  const moderated = data.moderated.map((review) =>
    toReviewRow({ ...review, state: stateOf(review.state) }, author),
  )
  await db
    .insertInto('reviews')
    .values([...published, ...moderated])
    .execute()
}

type Written = Pick<Row, 'product_id' | 'author' | 'rating' | 'title' | 'body' | 'is_verified'> &
  Pick<Row, 'state' | 'reason'> & { days_ago: number }

/** Returns the row of a review that was written so many days ago. */
export function toReviewRow({ days_ago, ...review }: Written, { users, now }: Author): Row {
  const at = new Date(now - days_ago * DAY_MS)
  const decided = review.state === 'pending' ? null : at
  return {
    ...review,
    user_id: users.get(review.author) ?? null,
    created_at: at,
    decided_at: decided,
    decided_by: decided && STAFF,
  }
}

const stateOf = (state: string) => (state === 'rejected' ? 'rejected' : 'pending')

/** Returns the reviews without text: as many, and with as many stars, as the product's average needs. */
function starsOnly({ id, rating, count, written }: Product, now: number): Row[] {
  const silent = count - written.length
  const given = written.reduce((sum, review) => sum + review.rating, 0)
  let missing = silent * MOST_STARS - (Math.round(rating * count) - given)
  const onSaleFor = accessories.find((accessory) => accessory.id === id)?.added_days_ago ?? 1
  return Array.from({ length: silent }, (_, index) => {
    const below = Math.min(BELOW[(index + id) % BELOW.length] ?? 0, missing)
    missing -= below
    // Shifts the times per product, so that not all products are reviewed at the same hour.
    const days_ago = 1 + ((index + (id % PHASES) / PHASES) * onSaleFor) / (silent + 1)
    const words = { author: 'A customer', title: null, body: null, is_verified: true }
    const review = { ...words, product_id: id, rating: MOST_STARS - below, days_ago }
    return toReviewRow({ ...review, state: 'published', reason: null }, { users: new Map(), now })
  })
}
