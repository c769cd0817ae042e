import type { Http } from '@nireeka/contracts'
import { queryOptions } from '@nireeka/kit/query'

export const dealerList = (http: Http) =>
  queryOptions({
    queryKey: ['dealers'],
    queryFn: async ({ signal }) => (await http.get('/api/dealers', { signal })).data.dealers,
  })
