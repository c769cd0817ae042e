import type { Http } from '@nireeka/contracts'
import {
  CONTENT_STATES,
  type ContentItemData,
  type ContentKindName,
  type ContentRowData,
  type ContentVersionRowData,
  type AnyContentData,
} from '@nireeka/contracts/api'
import { type InOurNames, inOurNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

import type { ListPage, ListState } from '../list/list.ts'
import { readRows } from '../list/read-rows.api.ts'

export type ContentRow = InOurNames<ContentRowData>
export type ContentItem = Omit<InOurNames<ContentItemData>, 'data'> & { data: Record<string, unknown> }
/** A version in a list, whose rows are known by their numbers. */
export type VersionRow = InOurNames<ContentVersionRowData> & { id: number }

/** What names one piece of content. */
export interface ContentName {
  kind: ContentKindName
  key: string
}
type Read = ContentName & { version: number }

const paramsOf = ({ kind, key }: ContentName) => ({ params: { kind, key } })
const itemOf = ({ data }: { data: ContentItemData }): ContentItem => inOurNames(data)

export const readContents = (
  http: Http,
  kind: ContentKindName,
  { page, search, filters }: ListState,
  signal?: AbortSignal,
): Promise<ListPage<ContentRow>> =>
  readRows(page, (it) =>
    http.get('/api/backoffice/content/:kind', {
      params: { kind },
      query: {
        page: it,
        search: search || undefined,
        state: CONTENT_STATES.find((state) => state === filters.state),
      },
      signal,
    }),
  )

/** The query of a piece of content. It is read again on every visit, because other admins write, too. */
export const contentBy = (http: Http, { kind, key }: ContentName) =>
  queryOptions({
    queryKey: ['content', kind, key],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<ContentItem> =>
      itemOf(await http.get('/api/backoffice/content/:kind/:key', { ...paramsOf({ kind, key }), signal })),
  })

/** Creates content (`key` null) or saves a new version; returns it as it is by then. */
export async function saveContent(
  http: Http,
  { kind, key }: { kind: ContentKindName; key: string | null },
  { version, ...written }: { version: number } & Record<string, unknown>,
  onceKey: string,
): Promise<ContentItem> {
  const data = written as AnyContentData
  return itemOf(
    key === null
      ? await http.post(
          '/api/backoffice/content/:kind',
          { data },
          { params: { kind }, headers: { 'idempotency-key': onceKey } },
        )
      : await http.post('/api/backoffice/content/:kind/:key', { version, data }, paramsOf({ kind, key })),
  )
}

/** Publishes the version that was read: at once (`at` null), or at a time. */
export const publishContent = async (http: Http, { version, ...name }: Read, at: string | null) =>
  itemOf(await http.post('/api/backoffice/content/:kind/:key/publication', { version, at }, paramsOf(name)))

export const cancelPublication = async (http: Http, { version, ...name }: Read) =>
  itemOf(
    await http.post('/api/backoffice/content/:kind/:key/publication/cancel', { version }, paramsOf(name)),
  )

export const withdrawContent = async (http: Http, { version, ...name }: Read) =>
  itemOf(await http.post('/api/backoffice/content/:kind/:key/withdraw', { version }, paramsOf(name)))

/** Returns a page of the versions, the latest first. */
export async function readVersions(http: Http, name: ContentName, page: number, signal?: AbortSignal) {
  const found = await readRows(page, (it) =>
    http.get('/api/backoffice/content/:kind/:key/versions', {
      ...paramsOf(name),
      query: { page: it },
      signal,
    }),
  )
  return { ...found, rows: found.rows.map((row): VersionRow => ({ ...row, id: row.version })) }
}

/** The query of a version's text, which never changes. */
export const versionOf = (http: Http, { kind, key, version }: Read) =>
  queryOptions({
    queryKey: ['content-version', kind, key, version],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<Record<string, unknown>> =>
      inOurNames(
        (
          await http.get('/api/backoffice/content/:kind/:key/versions/:version', {
            params: { kind, key, version },
            signal,
          })
        ).data.data,
      ),
  })

/** Saves the text of an older version as the latest one. */
export async function bringBack(http: Http, { version, ...name }: Read, old: number): Promise<ContentItem> {
  const { data } = (
    await http.get('/api/backoffice/content/:kind/:key/versions/:version', {
      params: { ...name, version: old },
    })
  ).data
  return itemOf(await http.post('/api/backoffice/content/:kind/:key', { version, data }, paramsOf(name)))
}
