import type { Http } from '@nireeka/contracts'
import type { HelpGroupsAnswer } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { queryOptions } from '@nireeka/kit/query'

import type { Suggestion } from '../search/suggestions.ts'

export type Contents = z.infer<typeof HelpGroupsAnswer>['data']
export type Group = Contents['groups'][number]

export const groups = (http: Http) =>
  queryOptions({
    queryKey: ['help-groups'],
    queryFn: async ({ signal }) => (await http.get('/api/help-center', { signal })).data,
  })

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
