import {
  BuildSheetsQuery,
  IdParams,
  WorkshopAnswer,
  WorkshopBikeAnswer,
  WorkshopCountsAnswer,
  WorkshopCountsQuery,
  WorkshopMove,
  WorkshopQuery,
  WorkshopShortagesAnswer,
  WorkshopUpgradesAnswer,
  WorkshopUpgradesQuery,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

/** The board of the bikes that the workshop builds. */
export const workshopEndpoints = {
  bikes: {
    method: 'GET',
    path: '/api/backoffice/workshop/bikes',
    access: 'staff',
    query: WorkshopQuery,
    answer: WorkshopAnswer,
  },
  counts: {
    method: 'GET',
    path: '/api/backoffice/workshop/counts',
    access: 'staff',
    query: WorkshopCountsQuery,
    answer: WorkshopCountsAnswer,
  },
  shortages: {
    method: 'GET',
    path: '/api/backoffice/workshop/shortages',
    access: 'staff',
    answer: WorkshopShortagesAnswer,
  },
  upgrades: {
    method: 'GET',
    path: '/api/backoffice/workshop/upgrades',
    access: 'staff',
    query: WorkshopUpgradesQuery,
    answer: WorkshopUpgradesAnswer,
  },
  bike: {
    method: 'GET',
    path: '/api/backoffice/workshop/bikes/:id',
    access: 'staff',
    params: IdParams,
    answer: WorkshopBikeAnswer,
  },
  move: {
    method: 'POST',
    path: '/api/backoffice/workshop/bikes/:id/moves',
    access: 'staff',
    params: IdParams,
    body: WorkshopMove,
    answer: WorkshopBikeAnswer,
  },
  buildSheets: {
    method: 'GET',
    path: '/api/backoffice/workshop/build-sheets',
    access: 'staff',
    query: BuildSheetsQuery,
    answer: 'file',
  },
} as const satisfies EndpointGroup
