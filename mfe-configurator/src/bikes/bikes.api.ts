import type { Answer, Http } from '@nireeka/contracts'
import type { BikeCardData } from '@nireeka/contracts/api'
import { queryOptions } from '@nireeka/kit/query'

import { toBike } from './bike.ts'

export const bikes = (http: Http) =>
  queryOptions({
    queryKey: ['bikes'],
    queryFn: async ({ signal }) => {
      const options = { anonymous: true, signal }
      const { data } = await http.get<Answer<{ bikes: BikeCardData[] }>>('/api/configurator', options)
      return data.bikes.map(toBike)
    },
  })
