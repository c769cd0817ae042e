import {
  BikeParams,
  BuildName,
  CartAnswer,
  CartHeaders,
  ConfiguratorCart,
  IdParams,
  OwnedBikeAnswer,
  OwnedBikeParams,
  SavedBuildAnswer,
  SavedBuildsAnswer,
  SaveNamedBike,
  SummaryQuery,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const buildEndpoints = {
  putIntoCart: {
    method: 'POST',
    path: '/api/configurator/cart',
    access: 'member',
    headers: CartHeaders,
    body: ConfiguratorCart,
    answer: CartAnswer,
  },
  owned: {
    method: 'GET',
    path: '/api/configurator/owned/:id',
    access: 'member',
    params: OwnedBikeParams,
    answer: OwnedBikeAnswer,
  },
  summary: {
    method: 'GET',
    path: '/api/configurator/:id/summary',
    access: 'guest',
    params: BikeParams,
    query: SummaryQuery,
    answer: 'file',
  },
  save: {
    method: 'POST',
    path: '/api/configurator/save',
    access: 'member',
    body: SaveNamedBike,
    answer: SavedBuildAnswer,
  },
  saved: { method: 'GET', path: '/api/builds', access: 'member', answer: SavedBuildsAnswer },
  rename: {
    method: 'PUT',
    path: '/api/builds/:id',
    access: 'member',
    params: IdParams,
    body: BuildName,
    answer: SavedBuildAnswer,
  },
  duplicate: {
    method: 'POST',
    path: '/api/builds/:id/duplicate',
    access: 'member',
    params: IdParams,
    answer: SavedBuildAnswer,
  },
  remove: {
    method: 'DELETE',
    path: '/api/builds/:id',
    access: 'member',
    params: IdParams,
    answer: SavedBuildsAnswer,
  },
} as const satisfies EndpointGroup
