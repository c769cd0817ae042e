import type { Http } from '@nireeka/contracts'
import {
  NEWSLETTER_ISSUE_STATES,
  type NewsletterBounceData,
  NewsletterIssueChange,
  type NewsletterIssueData,
  type NewsletterIssueRowData,
} from '@nireeka/contracts/api'
import type { input, output } from '@nireeka/contracts/zod'
import { type InOurNames, inOurNames } from '@nireeka/kit'
import { formSchema } from '@nireeka/kit/form-schema'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

import type { ListPage, ListState } from '../list/list.ts'
import { readRows } from '../list/read-rows.api.ts'

const SENDING_REFRESH_MS = 2000

export type IssueRow = InOurNames<NewsletterIssueRowData>
/** An issue of the newsletter as admins edit it. */
export type Issue = InOurNames<NewsletterIssueData>
export type Bounce = InOurNames<NewsletterBounceData>

/** The form of an issue; a new one has the version 0. */
export const IssueForm = formSchema(NewsletterIssueChange)
export type IssueValues = InOurNames<input<typeof NewsletterIssueChange>>

/** Returns a page of the issues. */
export const readIssues = (
  http: Http,
  { page, search, filters }: ListState,
  signal?: AbortSignal,
): Promise<ListPage<IssueRow>> =>
  readRows(page, (it) =>
    http.get('/api/backoffice/newsletters', {
      query: {
        search: search || undefined,
        state: NEWSLETTER_ISSUE_STATES.find((state) => state === filters.state),
        page: it,
      },
      signal,
    }),
  )

/** Returns a page of the addresses that get no newsletter. */
export const readBounces = (
  http: Http,
  { page, search }: ListState,
  signal?: AbortSignal,
): Promise<ListPage<Bounce>> =>
  readRows(page, (it) =>
    http.get('/api/backoffice/newsletters/bounces', {
      query: { search: search || undefined, page: it },
      signal,
    }),
  )

/** Returns an issue as it is now. */
export const readIssue = async (http: Http, id: string | number, signal?: AbortSignal): Promise<Issue> =>
  inOurNames((await http.get('/api/backoffice/newsletters/:id', { params: { id }, signal })).data)

/** The query of an issue, which is read again and again while it is being sent. */
export const issueById = (http: Http, id: string) =>
  queryOptions({
    queryKey: ['newsletter-issue', id],
    staleTime: 0,
    queryFn: ({ signal }) => readIssue(http, id, signal),
    refetchInterval: ({ state }) => (isMoving(state.data) ? SENDING_REFRESH_MS : false),
  })

/** Tells whether emails of an issue are going out, which they also do for a moment after a stop. */
const isMoving = (issue: Issue | undefined) => issue?.state === 'sending' || issue?.state === 'stopped'

/** Creates an issue, or changes the one with this id; returns it as it is stored. */
export async function saveIssue(
  http: Http,
  id: number | null,
  { version, ...issue }: output<typeof NewsletterIssueChange>,
  key: string,
): Promise<Issue> {
  const { data } =
    id === null
      ? await http.post('/api/backoffice/newsletters', issue, { headers: { 'idempotency-key': key } })
      : await http.put('/api/backoffice/newsletters/:id', { ...issue, version }, { params: { id } })
  return inOurNames(data)
}

type Read = Pick<Issue, 'id' | 'version'>

/** Emails an issue, as it is saved, to the admin who asks. */
export const testIssue = (http: Http, { id, version }: Read) =>
  http.post('/api/backoffice/newsletters/:id/test', { version }, { params: { id } })

export const sendIssue = async (http: Http, { id, version }: Read): Promise<Issue> =>
  inOurNames((await http.post('/api/backoffice/newsletters/:id/send', { version }, { params: { id } })).data)

export const stopIssue = async (http: Http, { id, version }: Read): Promise<Issue> =>
  inOurNames((await http.post('/api/backoffice/newsletters/:id/stop', { version }, { params: { id } })).data)

export const continueIssue = async (http: Http, { id, version }: Read): Promise<Issue> =>
  inOurNames(
    (await http.post('/api/backoffice/newsletters/:id/continue', { version }, { params: { id } })).data,
  )

type Chosen = Pick<IssueValues, 'segment' | 'bikeId' | 'countryId'>

/** The query of how many would get an issue now. */
export const audienceOf = (http: Http, { segment, bikeId, countryId }: Chosen) =>
  queryOptions({
    queryKey: ['newsletter-audience', segment, bikeId, countryId],
    staleTime: 0,
    enabled: (segment !== 'owners' || bikeId !== null) && (segment !== 'country' || countryId !== null),
    queryFn: async ({ signal }) =>
      (
        await http.get('/api/backoffice/newsletters/audience', {
          query: {
            segment,
            bike_id: bikeId === null ? undefined : String(bikeId),
            country_id: countryId === null ? undefined : String(countryId),
          },
          signal,
        })
      ).data.count,
  })

/** The query of the models whose owners can be chosen. */
export const newsletterModels = (http: Http) =>
  queryOptions({
    queryKey: ['newsletter-models'],
    queryFn: async ({ signal }) => (await http.get('/api/backoffice/newsletters/models', { signal })).data,
  })

export type EmailText = Pick<IssueValues, 'subject' | 'preheader' | 'body'>

/** The query of what is typed as an email. */
export const previewOf = (http: Http, { subject, preheader, body }: EmailText) =>
  queryOptions({
    queryKey: ['newsletter-preview', subject, preheader, body],
    placeholderData: keepPreviousData,
    queryFn: async () =>
      (await http.post('/api/backoffice/newsletters/preview', { subject, preheader, body })).data,
  })
