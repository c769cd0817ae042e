import {
  HelpGroupsAnswer,
  HelpSearchAnswer,
  HelpSuggestionsAnswer,
  HelpTopicAnswer,
  IdParams,
  SearchQuery,
  SuggestionQuery,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const helpEndpoints = {
  groups: { method: 'GET', path: '/api/help-center', access: 'guest', answer: HelpGroupsAnswer },
  topic: {
    method: 'GET',
    path: '/api/help-center/topics/:id',
    access: 'guest',
    params: IdParams,
    answer: HelpTopicAnswer,
  },
  suggest: {
    method: 'GET',
    path: '/api/help-center/searching',
    access: 'guest',
    query: SuggestionQuery,
    answer: HelpSuggestionsAnswer,
  },
  search: {
    method: 'GET',
    path: '/api/help-center/search',
    access: 'guest',
    query: SearchQuery,
    answer: HelpSearchAnswer,
  },
} as const satisfies EndpointGroup
