import type { Http } from '@nireeka/contracts'
import { PromoCodeChange, type PromoCodeData, type PromoPreviewQuery } from '@nireeka/contracts/api'
import type { input, output } from '@nireeka/contracts/zod'
import { type InOurNames, inOurNames, readPage } from '@nireeka/kit'
import { formSchema } from '@nireeka/kit/form-schema'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

import { listKey } from '../list/list-query.ts'

/** A promo code as admins edit it. */
export type PromoCode = InOurNames<PromoCodeData>

/** The form of a code; a new one has the version 0. */
export const PromoForm = formSchema(PromoCodeChange)
export type PromoValues = InOurNames<input<typeof PromoCodeChange>>

/** Returns a code as it is now. */
export const readPromo = async (http: Http, id: string | number, signal?: AbortSignal): Promise<PromoCode> =>
  inOurNames((await http.get('/api/backoffice/promo-codes/:id', { params: { id }, signal })).data)

/** The query of a code. It is read again on every visit, because other staff work on it, too. */
export const promoById = (http: Http, id: string) =>
  queryOptions({
    queryKey: ['promo-code', id],
    staleTime: 0,
    queryFn: ({ signal }) => readPromo(http, id, signal),
  })

/** Creates a code, or changes the one with this id; returns it as it is stored. */
export async function savePromo(
  http: Http,
  id: number | null,
  { version, ...code }: output<typeof PromoCodeChange>,
): Promise<PromoCode> {
  const { data } =
    id === null
      ? await http.post('/api/backoffice/promo-codes', code)
      : await http.put('/api/backoffice/promo-codes/:id', { ...code, version }, { params: { id } })
  return inOurNames(data)
}

/** Ends a code now. */
export const endPromo = async (
  http: Http,
  { id, version }: Pick<PromoCode, 'id' | 'version'>,
): Promise<PromoCode> =>
  inOurNames((await http.post('/api/backoffice/promo-codes/:id/end', { version }, { params: { id } })).data)

/** The query of a page of a code's uses. */
export const usesOf = (http: Http, id: number, page: number) =>
  queryOptions({
    queryKey: [...listKey('promo-codes'), id, 'uses', page],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      inOurNames(
        (
          await readPage(page, (it) =>
            http.get('/api/backoffice/promo-codes/:id/uses', { params: { id }, query: { page: it }, signal }),
          )
        ).data,
      ),
  })

export type PreviewInput = InOurNames<input<typeof PromoPreviewQuery>>

/** The query of what a cart would get. */
export const previewOf = (http: Http, { appliesTo, ...effect }: PreviewInput) =>
  queryOptions({
    queryKey: ['promo-preview', appliesTo, effect],
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async ({ signal }) =>
      inOurNames(
        (
          await http.get('/api/backoffice/promo-codes/preview', {
            query: { ...effect, applies_to: appliesTo },
            signal,
          })
        ).data,
      ),
  })

/** The query of the products with these ids. */
export const productsOf = (http: Http, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['promo-products', ids],
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await http.get('/api/backoffice/promo-codes/products', { query: { ids: ids.join(',') }, signal }))
        .data,
  })

/** The query of products by title or number. */
export const productsCalled = (http: Http, search: string) =>
  queryOptions({
    queryKey: ['promo-products', 'called', search],
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await http.get('/api/backoffice/promo-codes/products', { query: { search }, signal })).data,
  })

/** The query of the countries that we ship to. */
export const servedCountries = (http: Http) =>
  queryOptions({
    queryKey: ['promo-countries'],
    queryFn: async ({ signal }) =>
      (await http.get('/api/countries', { signal })).data.countries.filter(({ served }) => served),
  })
