import {
  BikeSparesAnswer,
  BikeSparesQuery,
  ExplodedAnswer,
  ExplodedBikeQuery,
  ExplodedQuery,
  IdParams,
  MyBikesAnswer,
  SpareFitAnswer,
  SpareAnswer,
  SpareFamiliesAnswer,
  SpareQuery,
  SpareSearchAnswer,
  SpareSuggestionsAnswer,
  SuggestionQuery,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const spareEndpoints = {
  families: { method: 'GET', path: '/api/spares', access: 'guest', answer: SpareFamiliesAnswer },
  suggest: {
    method: 'GET',
    path: '/api/spares/searching',
    access: 'guest',
    query: SuggestionQuery,
    answer: SpareSuggestionsAnswer,
  },
  search: {
    method: 'GET',
    path: '/api/spares/search',
    access: 'guest',
    query: SpareQuery,
    answer: SpareSearchAnswer,
  },
  forBike: {
    method: 'GET',
    path: '/api/spares/for-bike',
    access: 'guest',
    query: BikeSparesQuery,
    answer: BikeSparesAnswer,
  },
  exploded: {
    method: 'GET',
    path: '/api/spares/exploded',
    access: 'guest',
    query: ExplodedQuery,
    answer: ExplodedAnswer,
  },
  explodedForBike: {
    method: 'GET',
    path: '/api/spares/exploded/for-bike',
    access: 'guest',
    query: ExplodedBikeQuery,
    answer: ExplodedAnswer,
  },
  myBikes: { method: 'GET', path: '/api/spares/my-bikes', access: 'member', answer: MyBikesAnswer },
  fit: {
    method: 'GET',
    path: '/api/spares/:id/my-bikes',
    access: 'member',
    params: IdParams,
    answer: SpareFitAnswer,
  },
  spare: {
    method: 'GET',
    path: '/api/spares/:id',
    access: 'guest',
    params: IdParams,
    answer: SpareAnswer,
  },
} as const satisfies EndpointGroup
