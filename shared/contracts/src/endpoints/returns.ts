import {
  IdParams,
  OrderReturnsAnswer,
  OwnPhotoParams,
  OwnReturnParams,
  ReturnAnswer,
  ReturnHeaders,
  ReturnPhotoAnswer,
  ReturnRequest,
  TicketFileHeaders,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

/** What a member sends back of an order. */
export const returnEndpoints = {
  read: {
    method: 'GET',
    path: '/api/orders/:id/returns',
    access: 'member',
    params: IdParams,
    answer: OrderReturnsAnswer,
  },
  request: {
    method: 'POST',
    path: '/api/orders/:id/returns',
    access: 'member',
    params: IdParams,
    headers: ReturnHeaders,
    body: ReturnRequest,
    answer: ReturnAnswer,
  },
  label: {
    method: 'GET',
    path: '/api/orders/:id/returns/:return/label',
    access: 'member',
    params: OwnReturnParams,
    answer: 'file',
  },
  addPhoto: {
    method: 'POST',
    path: '/api/orders/:id/returns/:return/photos',
    access: 'member',
    params: OwnReturnParams,
    headers: TicketFileHeaders,
    body: 'file',
    answer: ReturnPhotoAnswer,
  },
  photo: {
    method: 'GET',
    path: '/api/orders/:id/returns/:return/photos/:photo',
    access: 'member',
    params: OwnPhotoParams,
    answer: 'file',
  },
} as const satisfies EndpointGroup
