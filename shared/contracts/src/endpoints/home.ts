import { HomePageAnswer, HomePageQuery } from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const homeEndpoints = {
  read: {
    method: 'GET',
    path: '/api/home-page',
    access: 'guest',
    query: HomePageQuery,
    answer: HomePageAnswer,
  },
} as const satisfies EndpointGroup
