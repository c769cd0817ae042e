import type { Http } from '@nireeka/contracts'
import type {
  SpareData,
  SpareDetailsData,
  SpareFamiliesAnswer,
  SpareSearchData,
} from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { readPage } from '@nireeka/kit'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

import type { Suggestion } from '../search/suggestions.ts'
import { partPath, type SpareParams } from './list-params.ts'
import { withoutCondition } from './note.api.ts'

export type Spare = ReturnType<typeof toSpare>
export type SpareDetails = ReturnType<typeof toDetails>
export type Family = z.infer<typeof SpareFamiliesAnswer>['data']['families'][number]
export type FoundParts = ReturnType<typeof toFound>
export type Facets = FoundParts['facets']

export const families = (http: Http) =>
  queryOptions({
    queryKey: ['spare-families'],
    queryFn: async ({ signal }) => (await http.get('/api/spares', { signal })).data.families,
  })

export type PartedBike = { slug: string; title: string }

/** The query for the models that can be seen part by part. */
export const partedBikes = (http: Http) =>
  queryOptions({
    queryKey: ['parted-bikes'],
    queryFn: async ({ signal }): Promise<PartedBike[]> => {
      const { data } = await http.get('/api/configurator', { signal })
      return data.bikes.map(({ slug, title }) => ({ slug, title }))
    },
  })

export const parts = (http: Http, params: SpareParams) =>
  queryOptions({
    queryKey: ['spares', params],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<FoundParts> => {
      const { page, inStock, ...others } = params
      const query = { ...others, in_stock: inStock }
      const { data } = await readPage(page, (it) =>
        http.get('/api/spares/search', { query: { ...query, page: it }, signal }),
      )
      return toFound(data)
    },
  })

export const part = (http: Http, id: string) =>
  queryOptions({
    queryKey: ['spare', id],
    queryFn: async ({ signal }): Promise<SpareDetails> =>
      toDetails((await http.get('/api/spares/:id', { params: { id }, signal })).data),
  })

/** Returns suggested parts; each links to its page. */
export const suggestParts = async (
  http: Http,
  keyword: string,
  signal: AbortSignal,
): Promise<Suggestion[]> => {
  const { data } = await http.get('/api/spares/searching', {
    query: { keyword },
    signal,
  })
  return data.items.map(({ id, number, title }) => ({ id, title, details: number, to: partPath(id) }))
}

const toSpare = ({
  fit_level,
  fit_condition,
  superseded_by,
  torque_nm,
  year_from,
  year_to,
  ...spare
}: SpareData) => ({
  ...spare,
  fitCondition: fit_condition,
  isForDealers: fit_level === 'dealer',
  newer: superseded_by,
  torqueNm: torque_nm,
  years: yearsOf(year_from, year_to),
})

function yearsOf(from: number, to: number | null) {
  if (to === null) return `from ${from}`
  return from === to ? String(from) : `${from} to ${to}`
}

const toDetails = ({
  superseded_by,
  restock_on,
  weight_g,
  fits_bikes,
  delivery,
  ...data
}: SpareDetailsData) => ({
  ...toSpare({ ...data, superseded_by }),
  note: withoutCondition(data),
  newer: superseded_by,
  replaces: data.replaces,
  related: data.related,
  sizes: data.sizes,
  restockOn: restock_on,
  weightG: weight_g,
  fitsBikes: fits_bikes,
  delivery: delivery && toDelivery(delivery),
})

const toDelivery = ({ free_from: freeFrom, ...delivery }: NonNullable<SpareDetailsData['delivery']>) => ({
  ...delivery,
  freeFrom,
})

export const toFound = ({ items, total, per_page, corrected, has_more, facets }: SpareSearchData) => ({
  items: items.map(toSpare),
  total,
  corrected,
  hasMore: has_more,
  facets: { families: facets.families, bikes: facets.bikes, inStock: facets.in_stock },
  pages: Math.ceil(total / per_page),
})
