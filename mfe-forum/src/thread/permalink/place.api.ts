import type { Http } from '@nireeka/contracts'
import { queryOptions } from '@nireeka/kit/query'

import { postPath } from './post-path.ts'

/** The query for the address at which a post is shown now. */
export const place = (http: Http, id: string) =>
  queryOptions({
    queryKey: ['forum-place', id],
    staleTime: 0,
    meta: { differsFor: 'member' },
    queryFn: async ({ signal }) => {
      const { data } = await http.get('/api/forum/posts/:id', { params: { id }, signal })
      return postPath(data.thread_id, data.number)
    },
  })
