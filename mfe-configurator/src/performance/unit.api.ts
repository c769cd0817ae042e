import type { Answer, Http, User } from '@nireeka/contracts'
import { queryOptions } from '@nireeka/kit/query'

/** Asked anew at every visit: the profile may have changed it after the session began. */
export const unitOf = (http: Http, user: User | null) =>
  queryOptions({
    queryKey: ['unit', user?.id],
    enabled: user !== null,
    initialData: user?.unit,
    staleTime: 0,
    queryFn: async ({ signal }) => (await http.get<Answer<User>>('/api/me', { signal })).data.unit,
  })
