import type { Http } from '@nireeka/contracts'
import { queryOptions } from '@nireeka/kit/query'

import { questionsFor } from './questions-for.ts'
import { STALE_MS } from '../stale-time.ts'

/** The help centre's topics for who thinks about a bike. */
export const bikeQuestions = (http: Http, slug: string) =>
  queryOptions({
    queryKey: ['bike-questions', slug],
    staleTime: STALE_MS,
    queryFn: async ({ signal }) =>
      questionsFor((await http.get('/api/help-center', { signal })).data.groups, slug),
  })
