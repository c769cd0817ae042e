import type { Http } from '@nireeka/contracts'
import {
  PRODUCT_KINDS,
  type ProductRowData,
  type ProductSort,
  PRODUCT_STATUSES,
} from '@nireeka/contracts/api'
import type { InOurNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

import type { ListCounts, ListPage, ListState } from '../list/list.ts'
import { readRows } from '../list/read-rows.api.ts'

/** A product as the list shows it. */
export type ProductRow = InOurNames<ProductRowData>

/** A family of spare parts. */
export interface SpareFamily {
  code: string
  title: string
}

const SORTS: Record<string, ProductSort> = {
  '-added': 'newest',
  added: 'oldest',
  title: 'title',
  '-title': 'title_down',
  price: 'price_up',
  '-price': 'price_down',
  stock: 'stock_up',
  '-stock': 'stock_down',
}

/** Returns a page of accessories and spare parts. */
export async function readProducts(
  http: Http,
  state: ListState,
  signal?: AbortSignal,
): Promise<ListPage<ProductRow>> {
  const query = toQuery(state)
  return readRows(state.page, (page) =>
    http.get('/api/backoffice/products', { query: { ...query, page }, signal }),
  )
}

/** Returns how many products there are of each status, and by '' in all. */
export async function countProducts(http: Http, state: ListState, signal?: AbortSignal): Promise<ListCounts> {
  const { search, kind, category, picture } = toQuery(state)
  const { data } = await http.get('/api/backoffice/products/counts', {
    query: { search, kind, category, picture },
    signal,
  })
  return { '': data.published + data.unpublished, ...data }
}

/** Returns all products that match, and their variants, as a CSV file. */
export const exportProducts = (http: Http, state: ListState) =>
  http.get('/api/backoffice/products/export', { query: toQuery(state), isFile: true })

function toQuery({ search, sort, filters }: ListState) {
  return {
    search: search || undefined,
    status: PRODUCT_STATUSES.find((status) => status === filters.status),
    kind: PRODUCT_KINDS.find((kind) => kind === filters.kind),
    category: filters.category,
    picture: filters.picture === 'none' ? ('none' as const) : undefined,
    sort: SORTS[sort],
  }
}

/** The query of the families of spare parts. */
export const spareFamilies = (http: Http) =>
  queryOptions({
    queryKey: ['spare-families'],
    queryFn: async ({ signal }): Promise<SpareFamily[]> => {
      const { data } = await http.get('/api/spares', { signal })
      return data.families.map(({ code, title }) => ({ code, title }))
    },
  })

/** The query of the bikes that a product can fit. */
export const bikesToFit = (http: Http) =>
  queryOptions({
    queryKey: ['bikes-to-fit'],
    queryFn: async ({ signal }) => {
      const { data } = await http.get('/api/configurator', { signal })
      return data.bikes.map(({ slug, title }) => ({ slug, title }))
    },
  })
