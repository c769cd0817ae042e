import { DealersAnswer } from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const dealerEndpoints = {
  list: { method: 'GET', path: '/api/dealers', access: 'guest', answer: DealersAnswer },
} as const satisfies EndpointGroup
