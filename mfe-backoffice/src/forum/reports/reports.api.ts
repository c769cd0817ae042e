import type { Http } from '@nireeka/contracts'
import { FLAG_REASONS, FLAG_STATES, type FlagDetailsData, type FlaggedPostData } from '@nireeka/contracts/api'
import { type InOurNames, inOurNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

import type { ListPage, ListState } from '../../list/list.ts'
import { readRows } from '../../list/read-rows.api.ts'
import { forumKey } from '../use-forum-call.ts'

/** A reported post as the list shows it. */
export type ReportRow = InOurNames<FlaggedPostData>
/** A reported post with who reported it and why. */
export type Report = InOurNames<FlagDetailsData>

/** Returns a page of reported posts; those with open reports unless a state is chosen. */
export const readReports = (
  http: Http,
  { page, search, filters }: ListState,
  signal?: AbortSignal,
): Promise<ListPage<ReportRow>> => {
  const state = FLAG_STATES.find((one) => one === filters.state) ?? 'open'
  const reason = FLAG_REASONS.find((one) => one === filters.reason)
  const query = { state, reason, search: search || undefined }
  return readRows(page, (it) =>
    http.get('/api/backoffice/forum/flags', { query: { ...query, page: it }, signal }),
  )
}

export const reportById = (http: Http, id: string) =>
  queryOptions({
    queryKey: forumKey('report', id),
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Report> =>
      inOurNames((await http.get('/api/backoffice/forum/flags/:id', { params: { id }, signal })).data),
  })

interface Decision {
  decision: 'kept' | 'hidden' | 'removed'
  reason: string
}

/** Decides on the reports that were read. */
export const decideReport = (
  http: Http,
  { id, version, lastFlagId }: Pick<ReportRow, 'id' | 'version' | 'lastFlagId'>,
  decision: Decision,
) =>
  http.post(
    '/api/backoffice/forum/flags/:id',
    { ...decision, version, last_flag_id: lastFlagId },
    { params: { id } },
  )
