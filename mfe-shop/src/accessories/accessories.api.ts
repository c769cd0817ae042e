import type { Http } from '@nireeka/contracts'
import type { AccessoriesData, AccessoryData, ReviewsData } from '@nireeka/contracts/api'
import { type InOurNames, inOurNames, readPage } from '@nireeka/kit'
import { keepPreviousData, type QueryClient, queryOptions } from '@nireeka/kit/query'

import type { ListParams } from './list/list-params.ts'
import type { ReviewParams } from './reviews/review-params.ts'

export type Accessory = InOurNames<AccessoryData>
export type Choice = Accessory['choices'][number]
export type AccessoryList = ReturnType<typeof toAccessoryList>
export type AccessoryCard = AccessoryList['items'][number]
export type ReviewPage = ReturnType<typeof toReviewPage>
export type Review = ReviewPage['items'][number]

const PER_PAGE_FALLBACK = 24

const pagesOf = ({ total, per_page }: { total: number; per_page: number }) =>
  Math.ceil(total / (per_page || PER_PAGE_FALLBACK))

const toAccessoryList = (data: AccessoriesData) => ({ ...inOurNames(data), pages: pagesOf(data) })

const toReviewPage = (data: ReviewsData) => ({ ...inOurNames(data), pages: pagesOf(data) })

export const accessories = (http: Http, params: ListParams) =>
  queryOptions({
    queryKey: ['accessories', params],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<AccessoryList> => {
      const { inStock, page, ...others } = params
      const query = { ...others, in_stock: inStock }
      const { data } = await readPage(page, (it) =>
        http.get('/api/accessories', { query: { ...query, page: String(it) }, signal }),
      )
      return toAccessoryList(data)
    },
  })

export const accessory = (http: Http, id: string) =>
  queryOptions({
    queryKey: ['accessory', id],
    queryFn: async ({ signal }): Promise<Accessory> =>
      inOurNames((await http.get('/api/accessories/:id', { params: { id }, signal })).data),
  })

/**
 * Returns what lists and other products tell of an accessory, in its shape and with the picture of a colour: what they
 * don't tell is empty. It is shown until the accessory has loaded.
 */
export function knownAccessory(
  queries: QueryClient,
  id: string,
  colour: string | null,
): Accessory | undefined {
  const lists = queries.getQueriesData<AccessoryList>({ queryKey: ['accessories'] })
  const products = queries.getQueriesData<Accessory>({ queryKey: ['accessory'] })
  const cards = [
    ...lists.flatMap(([, list]) => list?.items ?? []),
    ...products.flatMap(([, product]) => product?.goesWith ?? []),
  ]
  const card = cards.find((it) => String(it.id) === id)
  if (!card) return undefined
  const image = card.pictured.find(({ name }) => name === colour)?.image ?? card.image
  return { ...UNKNOWN, ...card, images: image ? [image] : [] }
}

const UNKNOWN = {
  weightG: null,
  fits: [],
  fitsBikes: [],
  variants: [],
  choices: [],
  specifications: [],
  restockOn: null,
  reviews: { average: null, count: 0, stars: [] },
  goesWith: [],
  delivery: null,
}

export const reviews = (http: Http, id: number, { stars, ...params }: ReviewParams) =>
  queryOptions({
    queryKey: ['reviews', id, stars, params],
    // Another product's reviews must not be shown as a placeholder.
    placeholderData: (shown: ReviewPage | undefined, query) =>
      query?.queryKey[1] === id ? shown : undefined,
    queryFn: async ({ signal }): Promise<ReviewPage> => {
      const read = (page: number) => {
        const query = { ...params, page: String(page), stars: stars?.toString() }
        return http.get('/api/accessories/:id/reviews', { params: { id }, query, signal })
      }
      const { data } = await readPage(params.page, read)
      return toReviewPage(data)
    },
  })
