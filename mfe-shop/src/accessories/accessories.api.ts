import type { Answer, Http } from '@nireeka/contracts'
import type { AccessoriesData, AccessoryCardData, AccessoryData } from '@nireeka/contracts/api'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

import type { Wish } from './wish.ts'

export type AccessoryCard = AccessoryCardData
export type Accessory = AccessoryData

const PER_PAGE_FALLBACK = 24

export const accessories = (http: Http, wish: Wish) =>
  queryOptions({
    queryKey: ['accessories', wish],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { ...wish, page: String(wish.page) }
      const { data } = await http.get<Answer<AccessoriesData>>('/api/accessories', { query, signal })
      return { ...data, pages: Math.ceil(data.total / (data.per_page || PER_PAGE_FALLBACK)) }
    },
  })

export const accessory = (http: Http, id: string) =>
  queryOptions({
    queryKey: ['accessory', id],
    queryFn: async ({ signal }) => {
      // Whatever stands in the address stays one segment: `..%2Flogout` must not become another call.
      const path = `/api/accessories/${encodeURIComponent(id)}`
      return (await http.get<Answer<Accessory>>(path, { signal })).data
    },
  })
