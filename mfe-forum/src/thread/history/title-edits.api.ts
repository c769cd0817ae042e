import type { Http } from '@nireeka/contracts'
import { queryOptions } from '@nireeka/kit/query'

/** The query for the earlier titles of a thread with their tags, the latest first. */
export const titleEdits = (http: Http, id: number) =>
  queryOptions({
    queryKey: ['forum-title-edits', id],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data } = await http.get('/api/forum/threads/:id/edits', { params: { id }, signal })
      return data.edits.map(({ edited_by, at, ...edit }) => ({
        ...edit,
        editedBy: edited_by,
        at: new Date(at),
      }))
    },
  })
