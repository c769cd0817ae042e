import { RemoteRegistryAnswer } from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const remoteEndpoints = {
  live: { method: 'GET', path: '/api/remotes', access: 'guest', answer: RemoteRegistryAnswer },
  staffLive: { method: 'GET', path: '/api/remotes/staff', access: 'staff', answer: RemoteRegistryAnswer },
} as const satisfies EndpointGroup
