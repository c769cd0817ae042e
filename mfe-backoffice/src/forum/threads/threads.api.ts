import type { Http } from '@nireeka/contracts'
import { STAFF_THREAD_STATES, type StaffThreadData } from '@nireeka/contracts/api'
import type { InOurNames } from '@nireeka/kit'

import type { ListPage, ListState } from '../../list/list.ts'
import { readRows } from '../../list/read-rows.api.ts'

export type ThreadRow = InOurNames<StaffThreadData>

/** Returns a page of all threads, hidden and deleted ones included. */
export const readThreads = (
  http: Http,
  { page, search, filters }: ListState,
  signal?: AbortSignal,
): Promise<ListPage<ThreadRow>> => {
  const state = STAFF_THREAD_STATES.find((one) => one === filters.state)
  const query = { state, search: search || undefined }
  return readRows(page, (it) =>
    http.get('/api/backoffice/forum/threads', { query: { ...query, page: it }, signal }),
  )
}
