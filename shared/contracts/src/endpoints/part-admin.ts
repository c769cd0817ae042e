import {
  AdminPartAnswer,
  BikePriceInput,
  CreatingHeaders,
  IdParams,
  NewPart,
  PartChoicesAnswer,
  PartEdit,
  PartListAnswer,
  PartListQuery,
  PlannedPriceParams,
  Publication,
  VersionQuery,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

/** The configurator's parts, as admins edit them. */
export const partAdminEndpoints = {
  list: {
    method: 'GET',
    path: '/api/backoffice/parts',
    access: 'admin',
    query: PartListQuery,
    answer: PartListAnswer,
  },
  choices: {
    method: 'GET',
    path: '/api/backoffice/part-choices',
    access: 'admin',
    answer: PartChoicesAnswer,
  },
  read: {
    method: 'GET',
    path: '/api/backoffice/parts/:id',
    access: 'admin',
    params: IdParams,
    answer: AdminPartAnswer,
  },
  create: {
    method: 'POST',
    path: '/api/backoffice/parts',
    access: 'admin',
    headers: CreatingHeaders,
    body: NewPart,
    answer: AdminPartAnswer,
  },
  edit: {
    method: 'PUT',
    path: '/api/backoffice/parts/:id',
    access: 'admin',
    params: IdParams,
    body: PartEdit,
    answer: AdminPartAnswer,
  },
  publish: {
    method: 'POST',
    path: '/api/backoffice/parts/:id/publication',
    access: 'admin',
    params: IdParams,
    body: Publication,
    answer: AdminPartAnswer,
  },
  setPrice: {
    method: 'POST',
    path: '/api/backoffice/parts/:id/prices',
    access: 'admin',
    params: IdParams,
    body: BikePriceInput,
    answer: AdminPartAnswer,
  },
  cancelPrice: {
    method: 'DELETE',
    path: '/api/backoffice/parts/:id/prices/:price',
    access: 'admin',
    params: PlannedPriceParams,
    query: VersionQuery,
    answer: AdminPartAnswer,
  },
} as const satisfies EndpointGroup
