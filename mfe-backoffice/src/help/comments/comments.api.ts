import type { Http } from '@nireeka/contracts'
import { COMMENT_STATES, type HelpCommentData } from '@nireeka/contracts/api'
import type { InOurNames } from '@nireeka/kit'

import type { ListPage, ListState } from '../../list/list.ts'
import { readRows } from '../../list/read-rows.api.ts'

/** What a reader said about a topic. */
export type Comment = InOurNames<HelpCommentData>

const toQuery = ({ search, filters }: ListState) => ({
  search: search || undefined,
  state: COMMENT_STATES.find((state) => state === filters.state),
  topic: filters.topic,
})

export const readComments = (
  http: Http,
  state: ListState,
  signal?: AbortSignal,
): Promise<ListPage<Comment>> =>
  readRows(state.page, (page) =>
    http.get('/api/backoffice/help/comments', { query: { ...toQuery(state), page }, signal }),
  )

export const exportComments = (http: Http, state: ListState) =>
  http.get('/api/backoffice/help/comments/export', { query: toQuery(state), isFile: true })

/** Marks the comment that was read as done, or as open again. */
export const settleComment = (http: Http, { id, votedAt }: Comment, isDone: boolean) =>
  http.post(
    '/api/backoffice/help/comments/:id/state',
    { is_done: isDone, voted_at: votedAt },
    { params: { id } },
  )
