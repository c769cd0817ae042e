import type { Http } from '@nireeka/contracts'
import { queryOptions } from '@nireeka/kit/query'

import { questionsFor } from './questions-for.ts'

/** The help centre's topics for who thinks about a bike. */
export const bikeQuestions = (http: Http, slug: string) =>
  queryOptions({
    queryKey: ['bike-questions', slug],
    queryFn: async ({ signal }) =>
      questionsFor((await http.get('/api/help-center', { signal })).data.groups, slug),
  })
