import type { Http } from '@nireeka/contracts'
import type { BikeAboutData, ReviewsData } from '@nireeka/contracts/api'
import { type InOurNames, inOurNames, readPage } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

import { keepAllUnits } from '../keep-all-units.ts'
import { STALE_MS } from './stale-time.ts'

export type AboutBike = InOurNames<BikeAboutData>
export type ReviewPage = ReturnType<typeof toReviewPage>
export type Review = ReviewPage['items'][number]

/** What a bike's page tells besides its build. */
export const bikeAbout = (http: Http, slug: string) =>
  queryOptions({
    queryKey: ['bike-about', slug],
    staleTime: STALE_MS,
    queryFn: async ({ signal }): Promise<AboutBike> =>
      inOurNames(
        keepAllUnits((await http.get('/api/configurator/:id/about', { params: { id: slug }, signal })).data),
      ),
  })

/** A page of a bike's reviews, the newest first. */
export const bikeReviews = (http: Http, slug: string, page: number) =>
  queryOptions({
    queryKey: ['bike-reviews', slug, page],
    staleTime: STALE_MS,
    queryFn: async ({ signal }): Promise<ReviewPage> => {
      const { data } = await readPage(page, (it) =>
        http.get('/api/configurator/:id/reviews', {
          params: { id: slug },
          query: { page: String(it) },
          signal,
        }),
      )
      return toReviewPage(data)
    },
  })

const toReviewPage = (data: ReviewsData) => ({
  ...inOurNames(data),
  pages: Math.ceil(data.total / data.per_page),
})
