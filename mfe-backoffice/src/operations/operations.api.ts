import type { Http } from '@nireeka/contracts'
import { type FailedEmailData, JOB_STATES, type JobData } from '@nireeka/contracts/api'
import type { InOurNames } from '@nireeka/kit'

import type { ListPage, ListState } from '../list/list.ts'
import { readRows } from '../list/read-rows.api.ts'

export type FailedEmail = InOurNames<FailedEmailData>
export type Job = InOurNames<JobData>

/** Returns a page of the emails that were given up, the latest first. */
export const readFailedEmails = (
  http: Http,
  { page, filters: { from, to } }: ListState,
  signal?: AbortSignal,
): Promise<ListPage<FailedEmail>> =>
  readRows(page, (it) => http.get('/api/backoffice/failed-emails', { query: { from, to, page: it }, signal }))

/** Puts an email back to be sent. */
export const sendAgain = (http: Http, { id }: FailedEmail) =>
  http.post('/api/backoffice/failed-emails/:id/send-again', {}, { params: { id } })

/** Returns a page of the jobs, by name. */
export const readJobs = (
  http: Http,
  { page, filters }: ListState,
  signal?: AbortSignal,
): Promise<ListPage<Job>> =>
  readRows(page, (it) =>
    http.get('/api/backoffice/jobs', {
      query: { state: JOB_STATES.find((state) => state === filters.state), page: it },
      signal,
    }),
  )
