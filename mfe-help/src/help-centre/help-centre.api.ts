import type { Http } from '@nireeka/contracts'
import type { HelpGroupsAnswer } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { queryOptions } from '@nireeka/kit/query'

import type { Suggestion } from '../search/suggestions.ts'

type Answer = z.infer<typeof HelpGroupsAnswer>['data']

export interface Contents extends Omit<Answer, 'most_helpful'> {
  /** The articles that most readers found helpful, each with its group's title. */
  mostHelpful: Answer['most_helpful']
}

export type Group = Contents['groups'][number]

export const groups = (http: Http) =>
  queryOptions({
    queryKey: ['help-groups'],
    queryFn: async ({ signal }): Promise<Contents> => {
      const { most_helpful, ...data } = (await http.get('/api/help-center', { signal })).data
      return { ...data, mostHelpful: most_helpful }
    },
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
