import { ImportAnswer, ImportCheckAnswer, ImportHeaders, ImportInput } from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

/** Stock, prices and the published state of many items at once, from a CSV file. */
export const importEndpoints = {
  check: {
    method: 'POST',
    path: '/api/backoffice/imports/check',
    access: 'staff',
    body: 'file',
    answer: ImportCheckAnswer,
    writesNothing: true,
  },
  apply: {
    method: 'POST',
    path: '/api/backoffice/imports',
    access: 'staff',
    headers: ImportHeaders,
    body: ImportInput,
    answer: ImportAnswer,
  },
} as const satisfies EndpointGroup
