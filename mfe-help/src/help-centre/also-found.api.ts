import type { Http } from '@nireeka/contracts'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

import { guidePath, nameOf } from '../diagnosis/diagnosis.api.ts'
import { partPath } from '../spares/list-params.ts'

/** What a search finds besides articles; each kind has a sign of its own. */
export interface OtherHit {
  kind: 'code' | 'symptom' | 'spare' | 'thread'
  /** What kind of page it is, for the line above the title. */
  label: string
  title: string
  text: string
  to: string
  /** The family of a spare part, which has a drawing. */
  family?: string
}

export interface AlsoFound {
  guides: OtherHit[]
  spares: OtherHit[]
  threads: OtherHit[]
}

const MOST = 3

/** The query for guides, spare parts and threads about what is searched. What doesn't come is left out. */
export const alsoFound = (http: Http, q: string) =>
  queryOptions({
    queryKey: ['help-also-found', q],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<AlsoFound> => {
      const [found, spares, threads] = await Promise.all([
        findGuides(http, q, signal).catch(() => []),
        findSpares(http, q, signal).catch(() => []),
        findThreads(http, q, signal).catch(() => []),
      ])
      return { guides: found, spares, threads }
    },
  })

async function findGuides(http: Http, q: string, signal: AbortSignal): Promise<OtherHit[]> {
  const { data } = await http.get('/api/help-center/diagnosis', { query: { q }, signal })
  return data.guides.slice(0, MOST).map((guide) => ({
    kind: guide.code ? 'code' : 'symptom',
    label: guide.code ? 'Error code' : 'Troubleshooter',
    title: nameOf(guide),
    text: guide.summary,
    to: guidePath(guide.slug),
  }))
}

async function findSpares(http: Http, q: string, signal: AbortSignal): Promise<OtherHit[]> {
  // Suggestions and no search, since a search without a hit is counted as a part that we lack.
  const { data } = await http.get('/api/spares/searching', { query: { keyword: q }, signal })
  return data.items.slice(0, MOST).map(({ id, number, title }) => ({
    kind: 'spare',
    label: 'Spare part',
    title,
    text: number,
    to: partPath(id),
    family: number.split('-')[2] ?? '',
  }))
}

async function findThreads(http: Http, q: string, signal: AbortSignal): Promise<OtherHit[]> {
  const { data } = await http.get('/api/forum/suggest', { query: { keyword: q }, signal })
  return data.threads.slice(0, MOST).map(({ id, title, category, replies, is_solved }) => ({
    kind: 'thread',
    label: is_solved ? 'Forum thread, solved' : 'Forum thread',
    title,
    text: `${replies === 1 ? '1 reply' : `${replies} replies`} in ${category}`,
    to: `/forum/thread/${id}`,
  }))
}
