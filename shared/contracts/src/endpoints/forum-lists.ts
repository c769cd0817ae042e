import {
  ForumFeedAnswer,
  ForumFeedQuery,
  ForumListMineAnswer,
  ForumListMineQuery,
  ForumReadBody,
  ForumReadParams,
  ForumSearchAnswer,
  ForumSearchQuery,
  ForumSimilarQuery,
  ForumSitemapAnswer,
  ForumTagsAnswer,
  ForumThreadLinksAnswer,
  NothingAnswer,
  NoBody,
  SuggestionQuery,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const forumListEndpoints = {
  tags: { method: 'GET', path: '/api/forum/tags', access: 'guest', answer: ForumTagsAnswer },
  mine: {
    method: 'GET',
    path: '/api/forum/threads/mine',
    access: 'member',
    query: ForumListMineQuery,
    answer: ForumListMineAnswer,
  },
  read: {
    method: 'POST',
    path: '/api/forum/threads/:id/read',
    access: 'member',
    params: ForumReadParams,
    body: ForumReadBody,
    answer: NothingAnswer,
  },
  readAll: {
    method: 'POST',
    path: '/api/forum/threads/read-all',
    access: 'member',
    body: NoBody,
    answer: NothingAnswer,
  },
  sitemap: { method: 'GET', path: '/api/forum/sitemap', access: 'guest', answer: ForumSitemapAnswer },
  feed: {
    method: 'GET',
    path: '/api/forum/feed',
    access: 'guest',
    query: ForumFeedQuery,
    answer: ForumFeedAnswer,
  },
  search: {
    method: 'GET',
    path: '/api/forum/search',
    access: 'guest',
    query: ForumSearchQuery,
    answer: ForumSearchAnswer,
  },
  suggest: {
    method: 'GET',
    path: '/api/forum/suggest',
    access: 'guest',
    query: SuggestionQuery,
    answer: ForumThreadLinksAnswer,
  },
  similar: {
    method: 'GET',
    path: '/api/forum/similar',
    access: 'guest',
    query: ForumSimilarQuery,
    answer: ForumThreadLinksAnswer,
  },
} as const satisfies EndpointGroup
