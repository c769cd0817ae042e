import {
  IdParams,
  ModerationAnswer,
  ModerationQuery,
  MyReviewAnswer,
  NothingAnswer,
  ReviewDecision,
  ReviewsAnswer,
  ReviewsQuery,
  ReviewInput,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const reviewEndpoints = {
  list: {
    method: 'GET',
    path: '/api/accessories/:id/reviews',
    access: 'guest',
    params: IdParams,
    query: ReviewsQuery,
    answer: ReviewsAnswer,
  },
  own: {
    method: 'GET',
    path: '/api/accessories/:id/my-review',
    access: 'member',
    params: IdParams,
    answer: MyReviewAnswer,
  },
  write: {
    method: 'POST',
    path: '/api/accessories/:id/reviews',
    access: 'member',
    params: IdParams,
    body: ReviewInput,
    answer: MyReviewAnswer,
  },
  moderate: {
    method: 'GET',
    path: '/api/backoffice/reviews',
    access: 'staff',
    query: ModerationQuery,
    answer: ModerationAnswer,
  },
  decide: {
    method: 'POST',
    path: '/api/backoffice/reviews/:id',
    access: 'staff',
    params: IdParams,
    body: ReviewDecision,
    answer: NothingAnswer,
  },
} as const satisfies EndpointGroup
