import type { Http } from '@nireeka/contracts'
import type { HelpGroupsAnswer } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { readPage } from '@nireeka/kit'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

import type { SearchParams } from '../search/search-params.ts'
import type { Suggestion } from '../search/suggestions.ts'

export type Contents = z.infer<typeof HelpGroupsAnswer>['data']
export type Group = Contents['groups'][number]

export const groups = (http: Http) =>
  queryOptions({
    queryKey: ['help-groups'],
    queryFn: async ({ signal }) => (await http.get('/api/help-center', { signal })).data,
  })

export type FoundTopics = Awaited<ReturnType<typeof readResults>>

export const results = (http: Http, params: SearchParams) =>
  queryOptions<FoundTopics>({
    queryKey: ['help-results', params.q, params.page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readResults(http, params, signal),
  })

async function readResults(http: Http, { q, page }: SearchParams, signal: AbortSignal) {
  const { data } = await readPage(page, (it) =>
    http.get('/api/help-center/search', { query: { q, page: it }, signal }),
  )
  const { items, total, corrected, per_page } = data
  return { items, total, corrected, pages: Math.ceil(total / per_page) }
}

export const suggestTopics = async (
  http: Http,
  keyword: string,
  signal: AbortSignal,
): Promise<Suggestion[]> => {
  const { data } = await http.get('/api/help-center/searching', {
    query: { keyword },
    signal,
  })
  return data.items.map(({ id, title, group }) => ({
    id,
    title,
    details: group,
    to: `/help-center/topics/${id}`,
  }))
}
