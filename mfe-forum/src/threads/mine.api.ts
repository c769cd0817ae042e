import type { Http } from '@nireeka/contracts'
import { queryOptions } from '@nireeka/kit/query'

import { type ListParams, toFilters } from './list-params.ts'

/** The query for what a list is for one member: their unread posts, and whether it has hidden threads of theirs. */
export const mine = (
  http: Http,
  { userId, params, ids }: { userId: number | null; params: ListParams; ids: readonly number[] },
) =>
  queryOptions({
    queryKey: ['forum-mine', userId, params, ids],
    enabled: userId !== null,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const query = { ...toFilters(params), ids: ids.length > 0 ? ids.join(',') : undefined }
      const { data } = await http.get('/api/forum/threads/mine', { query, signal })
      return {
        unread: new Map(data.threads.map(({ id, unread }) => [id, unread])),
        hasHidden: data.hidden_threads > 0,
      }
    },
  })

export const readAll = (http: Http) => http.post('/api/forum/threads/read-all', null)
