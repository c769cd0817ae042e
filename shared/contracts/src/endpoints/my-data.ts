import {
  DataExportAnswer,
  DeletionAnswer,
  HeldDataAnswer,
  IdParams,
  MyDataAnswer,
  NoBody,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

/** Everything that is stored about a member. */
export const myDataEndpoints = {
  read: { method: 'GET', path: '/api/account/data', access: 'member', answer: MyDataAnswer },
  held: { method: 'GET', path: '/api/account/data/held', access: 'member', answer: HeldDataAnswer },
  ask: {
    method: 'POST',
    path: '/api/account/data/exports',
    access: 'member',
    body: NoBody,
    answer: DataExportAnswer,
  },
  download: {
    method: 'GET',
    path: '/api/account/data/exports/:id',
    access: 'member',
    params: IdParams,
    answer: 'file',
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/deletion',
    access: 'member',
    body: NoBody,
    answer: DeletionAnswer,
  },
} as const satisfies EndpointGroup
