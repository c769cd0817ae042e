import type { Answer, Http } from '@nireeka/contracts'
import type { MyReviewData, ReviewWish } from '@nireeka/contracts/api'
import type { output } from '@nireeka/contracts/zod'
import { queryOptions } from '@nireeka/kit/query'

export const myReview = (http: Http, id: number) =>
  queryOptions({
    queryKey: ['my-review', id],
    queryFn: async ({ signal }) =>
      (await http.get<Answer<MyReviewData>>(`/api/accessories/${id}/my-review`, { signal })).data,
  })

export const sendReview = (http: Http, id: number, review: output<typeof ReviewWish>) =>
  http.post(`/api/accessories/${id}/reviews`, review)
