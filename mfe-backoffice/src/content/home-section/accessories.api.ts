import type { Http } from '@nireeka/contracts'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

import { findProducts } from '../../products/product.api.ts'

/** The query of accessories by title or number. */
export const accessoriesCalled = (http: Http, text: string) =>
  queryOptions({
    queryKey: ['home-accessories', 'called', text],
    enabled: text.length > 1,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => findProducts(http, { kind: 'accessory', text }, signal),
  })

/** The query of the titles of accessories. */
export const accessoryTitles = (http: Http, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['home-accessories', 'titles', ids],
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await http.get('/api/backoffice/promo-codes/products', { query: { ids: ids.join(',') }, signal }))
        .data,
  })
