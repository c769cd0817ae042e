import { REVIEW_SORTS, type ReviewSort } from '@nireeka/contracts'
import { readPageNumber } from '@nireeka/kit'

/** Which reviews are shown. The parameters are in the product's URL, so that they work without JavaScript. */
export interface ReviewParams {
  stars?: number
  sort: ReviewSort
  page: number
}

export const REVIEWS_ID = 'reviews'

export function readReviewParams(query: URLSearchParams): ReviewParams {
  const stars = Number(query.get('stars'))
  const sort = REVIEW_SORTS.find((known) => known === query.get('sort'))
  return {
    stars: Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : undefined,
    sort: sort ?? 'newest',
    page: readPageNumber(query),
  }
}

/** Returns the path of a changed list of reviews. Any change other than of the page goes back to the first page. */
export function reviewsPath(path: string, params: ReviewParams, change: Partial<ReviewParams>): string {
  const { stars, sort, page } = { ...params, page: 1, ...change }
  const query = new URLSearchParams()
  if (stars) query.set('stars', String(stars))
  if (sort !== 'newest') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return `${path}${text && `?${text}`}#${REVIEWS_ID}`
}
