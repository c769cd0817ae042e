import { OverviewAnswer, WaitingAnswer } from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const backofficeEndpoints = {
  overview: { method: 'GET', path: '/api/backoffice/overview', access: 'admin', answer: OverviewAnswer },
  waiting: { method: 'GET', path: '/api/backoffice/waiting', access: 'staff', answer: WaitingAnswer },
} as const satisfies EndpointGroup
