import {
  SearchQuery,
  SpareFamiliesAnswer,
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
    query: SearchQuery,
    answer: SpareSearchAnswer,
  },
} as const satisfies EndpointGroup
