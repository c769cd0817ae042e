import {
  AdminBikeAnswer,
  AdminBikesAnswer,
  AdminBikesQuery,
  BikeEdit,
  BikePriceInput,
  IdParams,
  PlannedPriceParams,
  Publication,
  SampleBuildAccepting,
  SampleBuildsAnswer,
  SizeEdit,
  SizeParams,
  VersionQuery,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

/** The bikes with their sizes, as admins edit them, and the sample builds that must stay as they are. */
export const bikeAdminEndpoints = {
  list: {
    method: 'GET',
    path: '/api/backoffice/bikes',
    access: 'admin',
    query: AdminBikesQuery,
    answer: AdminBikesAnswer,
  },
  read: {
    method: 'GET',
    path: '/api/backoffice/bikes/:id',
    access: 'admin',
    params: IdParams,
    answer: AdminBikeAnswer,
  },
  edit: {
    method: 'PUT',
    path: '/api/backoffice/bikes/:id',
    access: 'admin',
    params: IdParams,
    body: BikeEdit,
    answer: AdminBikeAnswer,
  },
  editSize: {
    method: 'PUT',
    path: '/api/backoffice/bikes/:id/sizes/:size',
    access: 'admin',
    params: SizeParams,
    body: SizeEdit,
    answer: AdminBikeAnswer,
  },
  publish: {
    method: 'POST',
    path: '/api/backoffice/bikes/:id/publication',
    access: 'admin',
    params: IdParams,
    body: Publication,
    answer: AdminBikeAnswer,
  },
  setPrice: {
    method: 'POST',
    path: '/api/backoffice/bikes/:id/prices',
    access: 'admin',
    params: IdParams,
    body: BikePriceInput,
    answer: AdminBikeAnswer,
  },
  cancelPrice: {
    method: 'DELETE',
    path: '/api/backoffice/bikes/:id/prices/:price',
    access: 'admin',
    params: PlannedPriceParams,
    query: VersionQuery,
    answer: AdminBikeAnswer,
  },
  samples: {
    method: 'GET',
    path: '/api/backoffice/sample-builds',
    access: 'admin',
    answer: SampleBuildsAnswer,
  },
  acceptSample: {
    method: 'POST',
    path: '/api/backoffice/sample-builds/:id/expected',
    access: 'admin',
    params: IdParams,
    body: SampleBuildAccepting,
    answer: SampleBuildsAnswer,
  },
} as const satisfies EndpointGroup
