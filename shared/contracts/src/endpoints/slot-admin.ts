import {
  AdminSlotAnswer,
  CatalogueVersion,
  CreatingHeaders,
  IdParams,
  NewSlot,
  NothingAnswer,
  SlotEdit,
  SlotListAnswer,
  SlotListQuery,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

/** The slots that parts belong to, as admins edit them. */
export const slotAdminEndpoints = {
  list: {
    method: 'GET',
    path: '/api/backoffice/slots',
    access: 'staff',
    query: SlotListQuery,
    answer: SlotListAnswer,
  },
  read: {
    method: 'GET',
    path: '/api/backoffice/slots/:id',
    access: 'staff',
    params: IdParams,
    answer: AdminSlotAnswer,
  },
  create: {
    method: 'POST',
    path: '/api/backoffice/slots',
    access: 'staff',
    headers: CreatingHeaders,
    body: NewSlot,
    answer: AdminSlotAnswer,
  },
  edit: {
    method: 'POST',
    path: '/api/backoffice/slots/:id',
    access: 'staff',
    params: IdParams,
    body: SlotEdit,
    answer: AdminSlotAnswer,
  },
  remove: {
    method: 'POST',
    path: '/api/backoffice/slots/:id/delete',
    access: 'staff',
    params: IdParams,
    body: CatalogueVersion,
    answer: NothingAnswer,
  },
} as const satisfies EndpointGroup
