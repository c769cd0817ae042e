import { CountriesAnswer } from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const countryEndpoints = {
  list: { method: 'GET', path: '/api/countries', access: 'guest', answer: CountriesAnswer },
} as const satisfies EndpointGroup
