import { LiveQuery } from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const liveEndpoints = {
  listen: {
    method: 'GET',
    path: '/api/live',
    access: 'guest',
    query: LiveQuery,
    answer: 'file',
  },
} as const satisfies EndpointGroup
