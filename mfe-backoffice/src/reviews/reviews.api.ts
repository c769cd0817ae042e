import type { Http, ReviewState } from '@nireeka/contracts'
import type { ModerationData } from '@nireeka/contracts/api'
import { readPage } from '@nireeka/kit'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

export type ReviewPage = ReturnType<typeof toPage>
export type Review = ReviewPage['reviews'][number]

export interface ListParams {
  state: ReviewState
  /** The page number, from 1. */
  page: number
}

export const REVIEWS = ['reviews']

/** The query of reviews in a state. It is refetched on every visit, because other staff moderate, too. */
export const reviewsIn = (http: Http, { state, page }: ListParams) =>
  queryOptions({
    queryKey: [...REVIEWS, state, page],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const read = (it: number) => http.get('/api/backoffice/reviews', { query: { state, page: it }, signal })
      return toPage((await readPage(page, read)).data)
    },
  })

export type Decision = { state: 'published' } | { state: 'rejected'; reason: string }

/**
 * Publishes or rejects a review. Its times identify the version and the decision that were read, so that no newer text
 * is published unread, and no colleague's decision is replaced unseen.
 */
export function decide(http: Http, { id, createdAt, decision: last }: Review, decision: Decision) {
  const read = { created_at: createdAt.toISOString(), decided_at: last?.at.toISOString() ?? null }
  return http.post('/api/backoffice/reviews/:id', { ...decision, ...read }, { params: { id } })
}

/** Returns the path of the page that shows a product's reviews. */
const pathOf = ({ id, bike_slug }: ModerationData['items'][number]['product']) =>
  bike_slug === null ? `/shop/accessories/${id}` : `/configurator/${bike_slug}`

const toPage = ({ items, page, per_page, total }: ModerationData) => ({
  reviews: items.map(({ created_at, decided_at, decided_by, is_verified, product, ...review }) => ({
    ...review,
    product: { title: product.title, path: pathOf(product) },
    isVerified: is_verified,
    createdAt: new Date(created_at),
    decision: decided_at === null ? null : { at: new Date(decided_at), by: decided_by ?? '' },
  })),
  page,
  pages: Math.ceil(total / per_page),
  total,
})
