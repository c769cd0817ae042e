import { parsePageNumber } from '@nireeka/kit'

import { keptQuery } from '../kept-query.ts'

export const REVIEWS_ID = 'reviews'
const PAGE = 'reviews'

/** Returns which page of the reviews the URL asks for; the first one when the number is missing or invalid. */
export const readReviewPage = (query: URLSearchParams) => parsePageNumber(query.get(PAGE) ?? '') ?? 1

/** Returns the link to a page of the reviews, which keeps the build. */
export function reviewPageLink(query: URLSearchParams, page: number): string {
  const next = new URLSearchParams(keptQuery(query))
  if (page > 1) next.set(PAGE, String(page))
  const text = next.toString()
  return `${text && `?${text}`}#${REVIEWS_ID}`
}
