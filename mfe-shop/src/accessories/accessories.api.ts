import type { Answer, Http } from '@nireeka/contracts'
import type {
  AccessoriesData,
  AccessoryCardData,
  AccessoryData,
  ChoiceData,
  ReviewsData,
} from '@nireeka/contracts/api'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

import type { Wish } from './list/wish.ts'
import type { ReviewWish } from './reviews/review-wish.ts'

export type AccessoryCard = AccessoryCardData
export type Accessory = AccessoryData
export type Choice = ChoiceData
export type ReviewPage = ReviewsData & { pages: number }
export type AccessoryList = AccessoriesData & { pages: number }

const PER_PAGE_FALLBACK = 24

const pagesOf = ({ total, per_page }: { total: number; per_page: number }) =>
  Math.ceil(total / (per_page || PER_PAGE_FALLBACK))

// Whatever stands in the address stays one segment: `..%2Flogout` must not become another call.
const pathOf = (id: string) => `/api/accessories/${encodeURIComponent(id)}`

export const accessories = (http: Http, wish: Wish) =>
  queryOptions({
    queryKey: ['accessories', wish],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<AccessoryList> => {
      const query = { ...wish, page: String(wish.page) }
      const { data } = await http.get<Answer<AccessoriesData>>('/api/accessories', { query, signal })
      return { ...data, pages: pagesOf(data) }
    },
  })

export const accessory = (http: Http, id: string) =>
  queryOptions({
    queryKey: ['accessory', id],
    queryFn: async ({ signal }) => (await http.get<Answer<Accessory>>(pathOf(id), { signal })).data,
  })

export const reviews = (http: Http, id: number, { stars, ...wish }: ReviewWish) =>
  queryOptions({
    queryKey: ['reviews', id, stars, wish],
    // Those of another product are no stand-in.
    placeholderData: (shown: ReviewPage | undefined, query) =>
      query?.queryKey[1] === id ? shown : undefined,
    queryFn: async ({ signal }): Promise<ReviewPage> => {
      const query = { ...wish, page: String(wish.page), stars: stars?.toString() }
      const { data } = await http.get<Answer<ReviewsData>>(`${pathOf(String(id))}/reviews`, { query, signal })
      return { ...data, pages: pagesOf(data) }
    },
  })
