import type { Answer, Http } from '@nireeka/contracts'
import type { HomePageData } from '@nireeka/contracts/api'
import { queryOptions } from '@nireeka/kit/query'

export const homePage = (http: Http) =>
  queryOptions({
    queryKey: ['home-page'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await http.get<Answer<HomePageData>>('/api/home-page', { signal })).data,
  })
