import { REVIEW_SORTS } from '@nireeka/contracts/api'

/** Which reviews are shown: it stands in the product's address, so that it works without JavaScript, too. */
export interface ReviewWish {
  stars?: number
  sort: (typeof REVIEW_SORTS)[number]
  page: number
}

export const REVIEWS_ID = 'reviews'

export function readReviewWish(query: URLSearchParams): ReviewWish {
  const stars = Number(query.get('stars'))
  const page = Number(query.get('page') ?? 1)
  const sort = REVIEW_SORTS.find((known) => known === query.get('sort'))
  return {
    stars: Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : undefined,
    sort: sort ?? 'newest',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The address of a changed wish, from the product's own. Whatever changes besides the page starts at the first one. */
export function reviewsPath(path: string, wish: ReviewWish, change: Partial<ReviewWish>): string {
  const { stars, sort, page } = { ...wish, page: 1, ...change }
  const query = new URLSearchParams()
  if (stars) query.set('stars', String(stars))
  if (sort !== 'newest') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return `${path}${text && `?${text}`}#${REVIEWS_ID}`
}
