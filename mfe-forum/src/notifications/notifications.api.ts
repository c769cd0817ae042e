import type { Http } from '@nireeka/contracts'
import type { ForumEmailsData } from '@nireeka/contracts/api'
import { queryOptions } from '@nireeka/kit/query'

export type Level = 'all' | 'mentions' | 'none'

export const emailSettings = (http: Http) =>
  queryOptions({
    queryKey: ['forum-emails'],
    queryFn: async ({ signal }) => (await http.get('/api/forum/emails', { signal })).data,
  })

export const saveEmailSettings = (http: Http, settings: ForumEmailsData) =>
  http.put('/api/forum/emails', settings)

export const subscribe = (http: Http, threadId: number, level: Level) =>
  http.put('/api/forum/threads/:id/subscription', { level }, { params: { id: threadId } })

/** Ends all emails of the forum by the key in one of them; no login is needed. */
export const unsubscribe = (http: Http, key: string) =>
  http.post('/api/forum/unsubscribe', { key }, { anonymous: true })
