import type { Http } from '@nireeka/contracts'
import { queryOptions } from '@nireeka/kit/query'

/** The help centre's topics by groups, each with the bikes that it is about. */
export const helpGroups = (http: Http) =>
  queryOptions({
    queryKey: ['help-groups'],
    queryFn: async ({ signal }) =>
      (await http.get('/api/help-center', { anonymous: true, signal })).data.groups,
  })

/** The ways to reach us, as the contact page has them. */
export const contactWays = (http: Http) =>
  queryOptions({
    queryKey: ['contact-ways'],
    queryFn: async ({ signal }) => {
      const { data } = await http.get('/api/texts/:key', {
        params: { key: 'contact' },
        anonymous: true,
        signal,
      })
      return data.text.ways ?? []
    },
  })
