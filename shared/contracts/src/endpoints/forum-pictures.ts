import { ForumPictureAnswer, ForumPictureParams, ForumPictureQuery } from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

/** The pictures in forum posts. Who may see one depends on the posts that show it. */
export const forumPictureEndpoints = {
  add: {
    method: 'POST',
    path: '/api/forum/pictures',
    access: 'member',
    body: 'file',
    answer: ForumPictureAnswer,
  },
  picture: {
    method: 'GET',
    path: '/api/forum/pictures/:id',
    access: 'guest',
    params: ForumPictureParams,
    query: ForumPictureQuery,
    answer: 'file',
  },
} as const satisfies EndpointGroup
