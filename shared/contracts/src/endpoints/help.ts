import {
  HelpGroupsAnswer,
  HelpSearchAnswer,
  HelpSuggestionsAnswer,
  HelpTopicAnswer,
  HelpVote,
  HelpVoteAnswer,
  IdParams,
  OwnHelpVoteAnswer,
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
  ownVote: {
    method: 'GET',
    path: '/api/help-center/topics/:id/vote',
    access: 'guest',
    params: IdParams,
    answer: OwnHelpVoteAnswer,
  },
  vote: {
    method: 'PUT',
    path: '/api/help-center/helpful',
    access: 'member',
    body: HelpVote,
    answer: HelpVoteAnswer,
  },
  voteAsGuest: {
    method: 'PUT',
    path: '/api/help-center/helpful-guest',
    access: 'guest',
    body: HelpVote,
    answer: HelpVoteAnswer,
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
