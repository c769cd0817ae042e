import { AvatarParams, AvatarQuery, MeAnswer } from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

/** The pictures of members, which everybody sees in the forum. */
export const avatarEndpoints = {
  save: {
    method: 'PUT',
    path: '/api/account/avatar',
    access: 'member',
    query: AvatarQuery,
    body: 'file',
    answer: MeAnswer,
  },
  remove: { method: 'DELETE', path: '/api/account/avatar', access: 'member', answer: MeAnswer },
  picture: {
    method: 'GET',
    path: '/api/avatars/:name',
    access: 'guest',
    params: AvatarParams,
    answer: 'file',
  },
} as const satisfies EndpointGroup
