import type { Http } from '@nireeka/contracts'
import type { HelpVersionData, HelpVersionRowData } from '@nireeka/contracts/api'
import { type InOurNames, inOurNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

import { readRows } from '../../list/read-rows.api.ts'
import type { Topic } from '../topics/topics.api.ts'

/** A version in a list, whose rows are known by their numbers. */
export type VersionRow = InOurNames<HelpVersionRowData> & { id: number }
export type Version = InOurNames<HelpVersionData>

/** Returns a page of a topic's versions, the latest first. */
export async function readVersions(http: Http, id: number, page: number, signal?: AbortSignal) {
  const found = await readRows(page, (it) =>
    http.get('/api/backoffice/help/topics/:id/versions', { params: { id }, query: { page: it }, signal }),
  )
  return { ...found, rows: found.rows.map((row): VersionRow => ({ ...row, id: row.number })) }
}

/** The query of a version's text, which never changes. */
export const versionOf = (http: Http, id: number, number: number) =>
  queryOptions({
    queryKey: ['help-version', id, number],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<Version> =>
      inOurNames(
        (
          await http.get('/api/backoffice/help/topics/:id/versions/:number', {
            params: { id, number },
            signal,
          })
        ).data,
      ),
  })

/** Makes a version's text the latest version; `topic` is as it was read. */
export const restoreVersion = async (
  http: Http,
  { id, version }: Pick<Topic, 'id' | 'version'>,
  number: number,
): Promise<Topic> =>
  inOurNames(
    (
      await http.post(
        '/api/backoffice/help/topics/:id/versions/:number/restore',
        { version },
        { params: { id, number } },
      )
    ).data,
  )
