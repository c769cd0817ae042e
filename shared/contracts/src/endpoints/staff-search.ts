import { StaffSearchAnswer, StaffSearchQuery } from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const staffSearchEndpoints = {
  find: {
    method: 'GET',
    path: '/api/backoffice/search',
    access: 'staff',
    query: StaffSearchQuery,
    answer: StaffSearchAnswer,
  },
} as const satisfies EndpointGroup
