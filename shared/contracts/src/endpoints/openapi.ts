import { OpenApi } from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const openApiEndpoints = {
  read: { method: 'GET', path: '/api/openapi.json', access: 'guest', isHidden: true, answer: OpenApi },
} as const satisfies EndpointGroup
