import { OverviewAnswer } from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const backofficeEndpoints = {
  overview: { method: 'GET', path: '/api/backoffice/overview', access: 'admin', answer: OverviewAnswer },
} as const satisfies EndpointGroup
