import type { Http } from '@nireeka/contracts'
import type { SpareData, SpareFamiliesAnswer } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { readPage } from '@nireeka/kit'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

import { type SearchParams, toQuery } from '../search/search-params.ts'
import type { Suggestion } from '../search/suggestions.ts'

export type Spare = ReturnType<typeof toSpare>

/** Returns the path of the results for a name, number or family; without a search text, of the list of families. */
export const sparesPath = (q: string, page = 1) =>
  q ? `/shop/spares?${toQuery({ q, page })}` : '/shop/spares'

export type Family = z.infer<typeof SpareFamiliesAnswer>['data']['families'][number]

export const families = (http: Http) =>
  queryOptions({
    queryKey: ['spare-families'],
    queryFn: async ({ signal }) => (await http.get('/api/spares', { signal })).data.families,
  })

export type FoundParts = Awaited<ReturnType<typeof readParts>>

export const parts = (http: Http, params: SearchParams) =>
  queryOptions<FoundParts>({
    queryKey: ['spares', params.q, params.page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readParts(http, params, signal),
  })

async function readParts(http: Http, { q, page }: SearchParams, signal: AbortSignal) {
  const { data } = await readPage(page, (it) =>
    http.get('/api/spares/search', { query: { q, page: it }, signal }),
  )
  const { items, total, corrected, per_page } = data
  return { items: items.map(toSpare), total, corrected, pages: Math.ceil(total / per_page) }
}

/** Returns suggested parts; each links to a search for its number, which finds only that part. */
export const suggestParts = async (
  http: Http,
  keyword: string,
  signal: AbortSignal,
): Promise<Suggestion[]> => {
  const { data } = await http.get('/api/spares/searching', {
    query: { keyword },
    signal,
  })
  return data.items.map(({ id, number, title }) => ({ id, title, details: number, to: sparesPath(number) }))
}

const toSpare = ({ fit_level, superseded_by, torque_nm, year_from, year_to, ...spare }: SpareData) => ({
  ...spare,
  isForDealers: fit_level === 'dealer',
  newNumber: superseded_by?.number ?? null,
  torqueNm: torque_nm,
  years: year_to === null ? `from ${year_from}` : `${year_from} to ${year_to}`,
})
