import {
  ForumAuthorAnswer,
  ForumAuthorParams,
  ForumAuthorQuery,
  ForumShown,
  ForumShownAnswer,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const forumPeopleEndpoints = {
  author: {
    method: 'GET',
    path: '/api/forum/authors/:id',
    access: 'guest',
    params: ForumAuthorParams,
    query: ForumAuthorQuery,
    answer: ForumAuthorAnswer,
  },
  shown: { method: 'GET', path: '/api/forum/settings', access: 'member', answer: ForumShownAnswer },
  setShown: {
    method: 'PUT',
    path: '/api/forum/settings',
    access: 'member',
    body: ForumShown,
    answer: ForumShownAnswer,
  },
} as const satisfies EndpointGroup
