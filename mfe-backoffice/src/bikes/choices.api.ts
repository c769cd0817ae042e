import type { Http } from '@nireeka/contracts'
import type { PartChoicesData } from '@nireeka/contracts/api'
import { type InOurNames, inOurNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

/** What forms and filters about the catalogue can refer to. */
export type Choices = InOurNames<PartChoicesData>

export const catalogueChoices = (http: Http) =>
  queryOptions({
    queryKey: ['catalogue-choices'],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      inOurNames((await http.get('/api/backoffice/part-choices', { signal })).data),
  })
