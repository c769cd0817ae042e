import {
  ForumCategoriesAnswer,
  ForumThreadAnswer,
  ForumThreadParams,
  ForumThreadQuery,
  ForumThreadsAnswer,
  ForumThreadsQuery,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const forumEndpoints = {
  categories: {
    method: 'GET',
    path: '/api/forum/categories',
    access: 'guest',
    answer: ForumCategoriesAnswer,
  },
  threads: {
    method: 'GET',
    path: '/api/forum/threads',
    access: 'guest',
    query: ForumThreadsQuery,
    answer: ForumThreadsAnswer,
  },
  thread: {
    method: 'GET',
    path: '/api/forum/threads/:id',
    access: 'guest',
    params: ForumThreadParams,
    query: ForumThreadQuery,
    answer: ForumThreadAnswer,
  },
} as const satisfies EndpointGroup
