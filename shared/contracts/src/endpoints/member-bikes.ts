import {
  BikeSettings,
  BikeSettingsAnswer,
  IdParams,
  SerialQuery,
  UserBikes,
  UserBikesAnswer,
  WarrantyAnswer,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const memberBikeEndpoints = {
  list: {
    method: 'POST',
    path: '/api/user/getUserBikes',
    access: 'guest',
    body: UserBikes,
    token: 'body',
    answer: UserBikesAnswer,
  },
  saveSettings: {
    method: 'PUT',
    path: '/api/user/bikes/:id/settings',
    access: 'member',
    params: IdParams,
    body: BikeSettings,
    answer: BikeSettingsAnswer,
  },
  warranty: {
    method: 'GET',
    path: '/api/warranty',
    access: 'guest',
    query: SerialQuery,
    answer: WarrantyAnswer,
  },
} as const satisfies EndpointGroup
