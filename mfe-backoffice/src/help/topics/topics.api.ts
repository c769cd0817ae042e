import type { Http } from '@nireeka/contracts'
import {
  type AdminHelpTopicData,
  type HelpTopicEdit,
  type HelpTopicRowData,
  TOPIC_STATES,
} from '@nireeka/contracts/api'
import type { output } from '@nireeka/contracts/zod'
import { type InOurNames, inOurNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

import type { ListPage, ListState } from '../../list/list.ts'
import { readRows } from '../../list/read-rows.api.ts'

export type TopicRow = InOurNames<HelpTopicRowData>
export type Topic = InOurNames<AdminHelpTopicData>

export const readTopics = (
  http: Http,
  { page, search, filters }: ListState,
  signal?: AbortSignal,
): Promise<ListPage<TopicRow>> =>
  readRows(page, (it) =>
    http.get('/api/backoffice/help/topics', {
      query: {
        page: it,
        search: search || undefined,
        group: filters.group,
        state: TOPIC_STATES.find((state) => state === filters.state),
      },
      signal,
    }),
  )

/** The query of a topic. It is read again on every visit, because other admins write, too. */
export const topicById = (http: Http, id: string) =>
  queryOptions({
    queryKey: ['help-topic-draft', id],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Topic> =>
      inOurNames((await http.get('/api/backoffice/help/topics/:id', { params: { id }, signal })).data),
  })

export type Choices = Awaited<ReturnType<typeof readChoices>>

/** The query of the groups, bikes and topics that a topic can be about. */
export const helpChoices = (http: Http) =>
  queryOptions({
    queryKey: ['help-choices'],
    staleTime: 0,
    queryFn: ({ signal }) => readChoices(http, signal),
  })

const readChoices = async (http: Http, signal: AbortSignal) =>
  (await http.get('/api/backoffice/help/choices', { signal })).data

/** Creates a topic (`id` null) or saves a new version; returns the topic as it is by then. */
export async function saveTopic(
  http: Http,
  id: number | null,
  { version, ...topic }: output<typeof HelpTopicEdit>,
  key: string,
): Promise<Topic> {
  const { data } =
    id === null
      ? await http.post('/api/backoffice/help/topics', topic, { headers: { 'idempotency-key': key } })
      : await http.post('/api/backoffice/help/topics/:id', { ...topic, version }, { params: { id } })
  return inOurNames(data)
}

/** Publishes the version that was read, or takes the topic down. */
export const publishTopic = async (
  http: Http,
  { id, version }: Pick<Topic, 'id' | 'version'>,
  is_published: boolean,
): Promise<Topic> =>
  inOurNames(
    (
      await http.post(
        '/api/backoffice/help/topics/:id/publication',
        { is_published, version },
        { params: { id } },
      )
    ).data,
  )

/** The query of the Markdown code, which only the preview needs. */
export const markdownCode = queryOptions({
  queryKey: ['markdown-code'],
  staleTime: Infinity,
  queryFn: async () => (await import('@nireeka/kit/markdown')).Markdown,
})
