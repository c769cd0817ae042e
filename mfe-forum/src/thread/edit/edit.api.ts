import { type Http, isHttpError } from '@nireeka/contracts'
import { queryOptions } from '@nireeka/kit/query'

interface Text {
  body: string
  /** The version of the post that the text belongs to. */
  version: number
}

/** Changes a post; resolves with the text that is there now when somebody else was faster, with null otherwise. */
export async function editPost(http: Http, id: number, text: Text): Promise<Text | null> {
  try {
    await http.put('/api/forum/posts/:id', text, { params: { id } })
    return null
  } catch (error) {
    const now = isHttpError(error) && error.status === 409 ? error.fields : {}
    const [body, version] = [now.body?.[0], Number(now.version?.[0])]
    if (body === undefined || !Number.isInteger(version)) throw error
    return { body, version }
  }
}

/** The query for the earlier texts of a post, the latest first. */
export const edits = (http: Http, id: number) =>
  queryOptions({
    queryKey: ['forum-edits', id],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data } = await http.get('/api/forum/posts/:id/edits', { params: { id }, signal })
      return data.edits.map(({ edited_by, at, ...edit }) => ({
        ...edit,
        editedBy: edited_by,
        at: new Date(at),
      }))
    },
  })
