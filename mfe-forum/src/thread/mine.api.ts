import type { Http } from '@nireeka/contracts'
import type { ForumMineData } from '@nireeka/contracts/api'
import { queryOptions } from '@nireeka/kit/query'

import type { ThreadParams } from './thread.api.ts'

export type Mine = ReturnType<typeof toMine>

/** The query for what only this member is told about a page of a thread; guests have none. */
export const mine = (http: Http, { id, page }: ThreadParams, userId: number | null) =>
  queryOptions({
    queryKey: ['forum-thread-mine', userId, id, page],
    enabled: userId !== null,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const path = '/api/forum/threads/:id/mine'
      return toMine((await http.get(path, { params: { id }, query: { page }, signal })).data)
    },
  })

const toMine = (data: ForumMineData) => ({
  /** Ids of the posts of this page that the member likes. */
  liked: data.liked,
  mayReply: data.may_reply,
  mayAccept: data.may_accept,
  /** Whether the thread is the member's own. */
  isAuthor: data.may_delete,
  /** Who has hidden the thread, and so may show it again; null for one that isn't hidden. */
  hiddenBy: data.hidden_by,
  level: data.level,
  /** The number of the last post that the member has read; null before the first visit. */
  lastRead: data.last_read,
})

/** Tells that the posts up to this number have been shown. */
export const sendRead = (http: Http, id: number, number: number) =>
  http.post('/api/forum/threads/:id/read', { number }, { params: { id } })
