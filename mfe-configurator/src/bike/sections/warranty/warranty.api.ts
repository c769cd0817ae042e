import type { Http } from '@nireeka/contracts'
import { queryOptions } from '@nireeka/kit/query'

import { STALE_MS } from '../stale-time.ts'

/** The first section of the warranty page, which says how long what is covered. */
export const warrantyTerms = (http: Http) =>
  queryOptions({
    queryKey: ['warranty-terms'],
    staleTime: STALE_MS,
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const { data } = await http.get('/api/texts/:key', { params: { key: 'warranty' }, signal })
      return data.text.sections[0]?.paragraphs ?? []
    },
  })
