import type { Http } from '@nireeka/contracts'
import type { HelpTopicAnswer } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { queryOptions } from '@nireeka/kit/query'

export type Topic = Awaited<ReturnType<typeof readTopic>>

export const topic = (http: Http, id: string) =>
  queryOptions({ queryKey: ['help-topic', id], queryFn: ({ signal }) => readTopic(http, id, signal) })

async function readTopic(http: Http, id: string, signal: AbortSignal) {
  const path = `/api/help-center/topics/${encodeURIComponent(id)}`
  const { data } = await http.get<z.infer<typeof HelpTopicAnswer>>(path, { signal })
  const { updated_at, ...rest } = data.topic
  return { ...rest, updatedAt: new Date(updated_at), related: data.related }
}

/** The query for the code of Markdown: it is as large as the rest of the remote, so it loads beside the article. */
export const markdownCode = queryOptions({
  queryKey: ['markdown-code'],
  staleTime: Infinity,
  queryFn: async () => (await import('@nireeka/kit/markdown')).Markdown,
})
