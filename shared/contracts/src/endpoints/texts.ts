import { InformationTextAnswer, TextParams } from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const textEndpoints = {
  read: {
    method: 'GET',
    path: '/api/texts/:key',
    access: 'guest',
    params: TextParams,
    answer: InformationTextAnswer,
  },
} as const satisfies EndpointGroup
