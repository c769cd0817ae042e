import type { Http } from '@nireeka/contracts'
import {
  type AdminDiagnosisData,
  DIAGNOSIS_AREAS,
  DIAGNOSIS_KINDS,
  DiagnosisChange,
  type DiagnosisRowData,
} from '@nireeka/contracts/api'
import type { input, output } from '@nireeka/contracts/zod'
import { type InOurNames, inOurNames } from '@nireeka/kit'
import { formSchema } from '@nireeka/kit/form-schema'
import { queryOptions } from '@nireeka/kit/query'

import type { ListPage, ListState } from '../list/list.ts'
import { readRows } from '../list/read-rows.api.ts'

export type GuideRow = InOurNames<DiagnosisRowData>
/** A guide of the troubleshooter as admins edit it. */
export type Guide = InOurNames<AdminDiagnosisData>

/** The form of a guide; a new one has the version 0. */
export const GuideForm = formSchema(DiagnosisChange)
export type GuideValues = InOurNames<input<typeof DiagnosisChange>>
export type CheckValues = GuideValues['checks'][number]
export type OutcomeValues = GuideValues['outcomes'][number]

/** Returns a page of the guides. */
export const readGuides = (
  http: Http,
  { page, search, filters }: ListState,
  signal?: AbortSignal,
): Promise<ListPage<GuideRow>> =>
  readRows(page, (it) =>
    http.get('/api/backoffice/diagnosis', {
      query: {
        search: search || undefined,
        kind: DIAGNOSIS_KINDS.find((kind) => kind === filters.kind),
        area: DIAGNOSIS_AREAS.find((area) => area === filters.area),
        state: (['published', 'draft'] as const).find((state) => state === filters.state),
        page: it,
      },
      signal,
    }),
  )

/** Returns a guide as it is now. */
export const readGuide = async (http: Http, id: string | number, signal?: AbortSignal): Promise<Guide> =>
  inOurNames((await http.get('/api/backoffice/diagnosis/:id', { params: { id }, signal })).data)

/** The query of a guide. It is read again on every visit, because other staff work on it, too. */
export const guideById = (http: Http, id: string) =>
  queryOptions({
    queryKey: ['diagnosis-guide', id],
    staleTime: 0,
    queryFn: ({ signal }) => readGuide(http, id, signal),
  })

/** Creates a guide, or changes the one with this id; returns it as it is stored. */
export async function saveGuide(
  http: Http,
  id: number | null,
  { version, ...guide }: output<typeof DiagnosisChange>,
  key: string,
): Promise<Guide> {
  const { data } =
    id === null
      ? await http.post('/api/backoffice/diagnosis', guide, { headers: { 'idempotency-key': key } })
      : await http.put('/api/backoffice/diagnosis/:id', { ...guide, version }, { params: { id } })
  return inOurNames(data)
}

/** Publishes a guide, or makes it a draft. */
export async function publishGuide(http: Http, { id, version, isPublished }: Guide): Promise<Guide> {
  const body = { is_published: !isPublished, version }
  const { data } = await http.post('/api/backoffice/diagnosis/:id/publish', body, { params: { id } })
  return inOurNames(data)
}
