import type { Http } from '@nireeka/contracts'
import type { DiagnosisData, DiagnosisSummaryData } from '@nireeka/contracts/api'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

import type { Suggestion } from '../search/suggestions.ts'

export type GuideSummary = DiagnosisSummaryData
export type Guide = DiagnosisData
export type Check = Guide['checks'][number]
export type Outcome = Guide['outcomes'][number]

export const DIAGNOSIS = '/help-center/diagnosis'
export const guidePath = (slug: string) => `${DIAGNOSIS}/${slug}`

/** Returns a guide's name, with its code in front. */
export const nameOf = ({ code, title }: Pick<GuideSummary, 'code' | 'title'>) =>
  code ? `${code}: ${title}` : title

/** Returns when a guide was last published or edited, as an ISO date and time. */
export const changedAt = ({ updated_at }: Guide) => updated_at

/** Returns whether the bike may be ridden before it is repaired, in a few words; null where a guide doesn't say. */
export const rideOf = ({ safe_to_ride }: Guide) => safe_to_ride

/** Returns whether the bike mustn't be ridden before it is repaired. */
export const isDangerous = ({ do_not_ride }: Pick<GuideSummary, 'do_not_ride'>) => do_not_ride

/** Returns how long the checks take; null where a guide doesn't say. */
export const timeOf = ({ minutes }: Guide) =>
  minutes === null ? null : `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`

/** All guides, or those that have every word of a search. */
export const guides = (http: Http, q: string) =>
  queryOptions({
    queryKey: ['diagnosis', q],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<GuideSummary[]> =>
      (await http.get('/api/help-center/diagnosis', { query: { q: q || undefined }, signal })).data.guides,
  })

export const guide = (http: Http, slug: string) =>
  queryOptions({
    queryKey: ['diagnosis-guide', slug],
    queryFn: async ({ signal }): Promise<Guide> =>
      (await http.get('/api/help-center/diagnosis/:slug', { params: { slug }, signal })).data,
  })

const MOST_SUGGESTIONS = 6

/** Returns suggested guides; each links to its page. */
export async function suggestGuides(http: Http, keyword: string, signal: AbortSignal): Promise<Suggestion[]> {
  const { data } = await http.get('/api/help-center/diagnosis', { query: { q: keyword }, signal })
  return data.guides.slice(0, MOST_SUGGESTIONS).map((found, at) => ({
    // Apart from the ids of articles, which may be in the same list.
    id: -1 - at,
    title: nameOf(found),
    details: 'Troubleshooter',
    to: guidePath(found.slug),
  }))
}
