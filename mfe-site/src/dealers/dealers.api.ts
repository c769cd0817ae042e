import type { Answer, Http } from '@nireeka/contracts'
import type { DealerData } from '@nireeka/contracts/api'
import { queryOptions } from '@nireeka/kit/query'

export const dealerList = (http: Http) =>
  queryOptions({
    queryKey: ['dealers'],
    queryFn: async ({ signal }) =>
      (await http.get<Answer<{ dealers: DealerData[] }>>('/api/dealers', { signal })).data.dealers,
  })
