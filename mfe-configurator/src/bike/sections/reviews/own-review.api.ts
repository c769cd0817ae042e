import type { Http } from '@nireeka/contracts'
import type { MyReviewData, ReviewInput } from '@nireeka/contracts/api'
import type { output } from '@nireeka/contracts/zod'
import { type InOurNames, inOurNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

export type MyReview = InOurNames<MyReviewData>

/** The member's own review of a bike, and whether they have bought the bike. */
export const myReview = (http: Http, slug: string) =>
  queryOptions({
    queryKey: ['my-review', slug],
    queryFn: async ({ signal }): Promise<MyReview> =>
      inOurNames((await http.get('/api/configurator/:id/my-review', { params: { id: slug }, signal })).data),
  })

export const sendReview = (http: Http, slug: string, review: output<typeof ReviewInput>) =>
  http.post('/api/configurator/:id/reviews', review, { params: { id: slug } })
