import { LiveListAnswer } from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const remoteEndpoints = {
  live: { method: 'GET', path: '/api/remotes', access: 'guest', answer: LiveListAnswer },
  staffLive: { method: 'GET', path: '/api/remotes/staff', access: 'staff', answer: LiveListAnswer },
} as const satisfies EndpointGroup
