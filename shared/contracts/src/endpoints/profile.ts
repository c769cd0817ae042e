import { MeAnswer, ProfileInput, RiderInput, UserNameAnswer, UserNameQuery } from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const profileEndpoints = {
  save: {
    method: 'PUT',
    path: '/api/account/profile',
    access: 'member',
    body: ProfileInput,
    answer: MeAnswer,
  },
  saveRider: {
    method: 'PUT',
    path: '/api/account/rider',
    access: 'member',
    body: RiderInput,
    answer: MeAnswer,
  },
  userName: {
    method: 'GET',
    path: '/api/account/user-name',
    access: 'member',
    query: UserNameQuery,
    answer: UserNameAnswer,
  },
} as const satisfies EndpointGroup
