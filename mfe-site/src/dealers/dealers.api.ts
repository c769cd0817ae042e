import type { Http } from '@nireeka/contracts'
import type { DealerData } from '@nireeka/contracts/api'
import { type InOurNames, inOurNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

export type Dealer = InOurNames<DealerData>

export const dealerList = (http: Http) =>
  queryOptions({
    queryKey: ['dealers'],
    queryFn: async ({ signal }) => inOurNames((await http.get('/api/dealers', { signal })).data.dealers),
  })
