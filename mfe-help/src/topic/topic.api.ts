import type { Http } from '@nireeka/contracts'
import { keepUnits } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

export type Topic = Awaited<ReturnType<typeof readTopic>>

export const topic = (http: Http, id: string) =>
  queryOptions({ queryKey: ['help-topic', id], queryFn: ({ signal }) => readTopic(http, id, signal) })

async function readTopic(http: Http, id: string, signal: AbortSignal) {
  const { data } = await http.get('/api/help-center/topics/:id', { params: { id }, signal })
  const { updated_at, ...rest } = data.topic
  return {
    ...rest,
    body: keepUnits(rest.body),
    updatedAt: new Date(updated_at),
    related: data.related,
  }
}

/** The query for the Markdown code. It is as large as the rest of the remote, so it loads separately. */
export const markdownCode = queryOptions({
  queryKey: ['markdown-code'],
  staleTime: Infinity,
  queryFn: async () => (await import('@nireeka/kit/markdown')).Markdown,
})
