import { Vitals, VitalsAnswer } from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const vitalEndpoints = {
  count: { method: 'POST', path: '/api/vitals', access: 'guest', body: Vitals, answer: VitalsAnswer },
} as const satisfies EndpointGroup
