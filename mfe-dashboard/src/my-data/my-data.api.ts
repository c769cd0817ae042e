import type { Http } from '@nireeka/contracts'
import type { DataExportData, DeletionBlockerData, HeldDataData } from '@nireeka/contracts/api'
import { queryOptions } from '@nireeka/kit/query'

/** The time between two looks at a file that is being made: most take a moment, and a large one some minutes. */
const LOOK_EVERY_MS = 2000
const LOOK_LATER_MS = 10_000
const FIRST_LOOKS = 15

/** The file with everything that is stored about the member. */
export type DataExport =
  | { status: 'none' }
  | { status: 'waiting'; askedAt: Date }
  | { status: 'failed' }
  | { status: 'ready'; id: number; bytes: number; askedAt: Date; until: Date }

/** What has to be finished before the account can be deleted, and the page where that is done. */
export type Blocker = DeletionBlockerData

export interface MyData {
  file: DataExport
  blockers: Blocker[]
}

export const myData = (http: Http) =>
  queryOptions({
    queryKey: ['my-data'],
    queryFn: async ({ signal }): Promise<MyData> => {
      const { data } = await http.get('/api/account/data', { signal })
      return { file: toExport(data.export), blockers: data.blockers }
    },
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (data?.file.status !== 'waiting') return false
      return dataUpdateCount < FIRST_LOOKS ? LOOK_EVERY_MS : LOOK_LATER_MS
    },
  })

/** How much is stored about the member, and the files they asked for lately. */
export interface HeldData {
  counts: HeldDataData['counts']
  requests: Array<{ id: number; askedAt: Date; state: HeldDataData['requests'][number]['state'] }>
}

export const heldData = (http: Http) =>
  queryOptions({
    queryKey: ['my-data', 'held'],
    queryFn: async ({ signal }): Promise<HeldData> => {
      const { data } = await http.get('/api/account/data/held', { signal })
      return {
        counts: data.counts,
        requests: data.requests.map(({ asked_at, ...request }) => ({
          ...request,
          askedAt: new Date(asked_at),
        })),
      }
    },
  })

export async function askForExport(http: Http): Promise<DataExport> {
  const { data } = await http.post('/api/account/data/exports', null)
  return toExport(data)
}

/** Asks for the deletion of the account, which ends all sessions; returns when it is deleted. */
export async function deleteAccount(http: Http): Promise<Date> {
  const { data } = await http.post('/api/account/deletion', null)
  return new Date(data.due_at)
}

export const loadExport = (http: Http, id: number) =>
  http.get('/api/account/data/exports/:id', { params: { id }, isFile: true })

function toExport(data: DataExportData | null): DataExport {
  if (!data) return { status: 'none' }
  const askedAt = new Date(data.asked_at)
  if (data.state === 'waiting') return { status: 'waiting', askedAt }
  if (data.size_bytes === null || data.expires_at === null) return { status: 'failed' }
  return { status: 'ready', id: data.id, bytes: data.size_bytes, askedAt, until: new Date(data.expires_at) }
}
