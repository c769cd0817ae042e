import type { Http } from '@nireeka/contracts'
import type { MyReviewData, ReviewInput } from '@nireeka/contracts/api'
import type { output } from '@nireeka/contracts/zod'
import { type InOurNames, inOurNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

export type MyReview = InOurNames<MyReviewData>

export const myReview = (http: Http, id: number) =>
  queryOptions({
    queryKey: ['my-review', id],
    queryFn: async ({ signal }): Promise<MyReview> =>
      inOurNames((await http.get('/api/accessories/:id/my-review', { params: { id }, signal })).data),
  })

export const sendReview = (http: Http, id: number, review: output<typeof ReviewInput>) =>
  http.post('/api/accessories/:id/reviews', review, { params: { id } })
