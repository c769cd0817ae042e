import type { Answer, Http } from '@nireeka/contracts'
import type { HomePageData } from '@nireeka/contracts/api'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

/** The country that an address names, for the dealers near it; undefined leaves it to the server (spec: 222). */
export function readCountry(query: URLSearchParams): number | undefined {
  const text = query.get('id_country') ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

export const homePage = (http: Http, idCountry?: number) =>
  queryOptions({
    queryKey: ['home-page', idCountry],
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { id_country: idCountry }
      return (await http.get<Answer<HomePageData>>('/api/home-page', { query, signal })).data
    },
  })
