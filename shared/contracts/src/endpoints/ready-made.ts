import { ReadyMadeAnswer } from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const readyMadeEndpoints = {
  list: { method: 'GET', path: '/api/configurator/ready-made', access: 'guest', answer: ReadyMadeAnswer },
} as const satisfies EndpointGroup
