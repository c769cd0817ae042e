import type { Http } from '@nireeka/contracts'
import { CannedAnswerChange, type CannedAnswerData } from '@nireeka/contracts/api'
import type { output } from '@nireeka/contracts/zod'
import { type InOurNames, inOurNames } from '@nireeka/kit'
import { formSchema } from '@nireeka/kit/form-schema'
import { queryOptions } from '@nireeka/kit/query'

import type { ListPage, ListState } from '../../list/list.ts'
import { readRows } from '../../list/read-rows.api.ts'

export const CANNED = 'canned-answers'
export const CANNED_PATH = '/backoffice/canned-answers'

export type CannedAnswer = InOurNames<CannedAnswerData>

/** The form of a canned answer; a new one has the version 0. */
export const CannedForm = formSchema(CannedAnswerChange)

export const readCannedAnswers = (
  http: Http,
  { page, search }: ListState,
  signal?: AbortSignal,
): Promise<ListPage<CannedAnswer>> =>
  readRows(page, (it) =>
    http.get('/api/backoffice/canned-answers', { query: { search: search || undefined, page: it }, signal }),
  )

export const readCannedAnswer = async (
  http: Http,
  id: string | number,
  signal?: AbortSignal,
): Promise<CannedAnswer> =>
  inOurNames((await http.get('/api/backoffice/canned-answers/:id', { params: { id }, signal })).data)

export const cannedById = (http: Http, id: string) =>
  queryOptions({
    queryKey: ['canned-answer', id],
    staleTime: 0,
    queryFn: ({ signal }) => readCannedAnswer(http, id, signal),
  })

/** Adds a canned answer, or changes the one with this id; returns it as it is stored. */
export async function saveCanned(
  http: Http,
  id: number | null,
  { version, ...input }: output<typeof CannedAnswerChange>,
  key: string,
): Promise<CannedAnswer> {
  const { data } =
    id === null
      ? await http.post('/api/backoffice/canned-answers', input, { headers: { 'idempotency-key': key } })
      : await http.post('/api/backoffice/canned-answers/:id', { ...input, version }, { params: { id } })
  return inOurNames(data)
}

export const deleteCanned = (http: Http, { id, version }: CannedAnswer) =>
  http.post('/api/backoffice/canned-answers/:id/delete', { version }, { params: { id } })

/** Returns a canned answer as it reads for a ticket, and the fields that nobody could fill in. */
export const fillCanned = async (http: Http, ticketId: number, answerId: number) =>
  (
    await http.get('/api/backoffice/tickets/:id/canned-answers/:answer', {
      params: { id: ticketId, answer: answerId },
    })
  ).data
