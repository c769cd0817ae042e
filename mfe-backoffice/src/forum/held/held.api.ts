import type { Http } from '@nireeka/contracts'
import { HELD_REASONS, HELD_STATES, type HeldPostData } from '@nireeka/contracts/api'
import { type InOurNames, inOurNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

import type { ListPage, ListState } from '../../list/list.ts'
import { readRows } from '../../list/read-rows.api.ts'
import { forumKey } from '../use-forum-call.ts'

/** A post that waits, or waited, for a moderator. */
export type HeldPost = InOurNames<HeldPostData>

/** Returns a page of held posts; those that wait unless a state is chosen. */
export const readHeldPosts = (
  http: Http,
  { page, search, filters }: ListState,
  signal?: AbortSignal,
): Promise<ListPage<HeldPost>> => {
  const state = HELD_STATES.find((one) => one === filters.state) ?? 'waiting'
  const reason = HELD_REASONS.find((one) => one === filters.reason)
  const query = { state, reason, search: search || undefined }
  return readRows(page, (it) =>
    http.get('/api/backoffice/forum/held', { query: { ...query, page: it }, signal }),
  )
}

export const heldPostById = (http: Http, id: string) =>
  queryOptions({
    queryKey: forumKey('held', id),
    staleTime: 0,
    queryFn: async ({ signal }): Promise<HeldPost> =>
      inOurNames((await http.get('/api/backoffice/forum/held/:id', { params: { id }, signal })).data),
  })

interface Decision {
  decision: 'approve' | 'reject'
  reason: string
}

export const decideHeldPost = (http: Http, { id }: { id: number }, decision: Decision) =>
  http.post('/api/backoffice/forum/held/:id', decision, { params: { id } })

/** What a held post is called: a new thread by its title, a reply by its thread's. */
export const titleOf = ({ title, thread }: Pick<HeldPost, 'title' | 'thread'>) =>
  title ?? `Reply to ${thread?.title ?? 'a thread'}`
