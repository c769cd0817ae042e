import { IdParams, NothingAnswer, PaymentsAnswer, PaymentsQuery } from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const memberPaymentEndpoints = {
  list: {
    method: 'GET',
    path: '/api/payments',
    access: 'member',
    query: PaymentsQuery,
    answer: PaymentsAnswer,
  },
  remove: {
    method: 'DELETE',
    path: '/api/payments/:id',
    access: 'member',
    params: IdParams,
    answer: NothingAnswer,
  },
} as const satisfies EndpointGroup
