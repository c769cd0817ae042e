import { CspReport, NothingAnswer } from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const cspReportEndpoints = {
  count: {
    method: 'POST',
    path: '/api/csp-reports',
    access: 'guest',
    isHidden: true,
    body: CspReport,
    answer: NothingAnswer,
  },
} as const satisfies EndpointGroup
