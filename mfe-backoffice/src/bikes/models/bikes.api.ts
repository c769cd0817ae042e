import type { Http } from '@nireeka/contracts'
import type {
  AdminBikeData,
  BikeEdit,
  BikeRowData,
  NewPriceData,
  SizeCheck,
  SizeEdit,
} from '@nireeka/contracts/api'
import type { input, output } from '@nireeka/contracts/zod'
import { type InOurNames, inOurNames, inWireNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

import type { ListPage, ListState } from '../../list/list.ts'
import { readRows } from '../../list/read-rows.api.ts'
import type { FormFields } from '../use-catalogue-form.ts'

export type BikeRow = InOurNames<BikeRowData>
export type Bike = InOurNames<AdminBikeData>
export type BikeSize = Bike['sizes'][number]

/** Returns a page of all bikes. */
export const readBikes = (
  http: Http,
  { page }: ListState,
  signal?: AbortSignal,
): Promise<ListPage<BikeRow>> =>
  readRows(page, (it) => http.get('/api/backoffice/bikes', { query: { page: it }, signal }))

/** The query of a bike. It is read again on every visit, because other staff work on it, too. */
export const bikeById = (http: Http, id: string) =>
  queryOptions({
    queryKey: ['bike-model', id],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Bike> =>
      inOurNames((await http.get('/api/backoffice/bikes/:id', { params: { id }, signal })).data),
  })

/** Saves a bike's texts, lead time and figures. */
export const saveBike = async (
  http: Http,
  id: number,
  { body, acceptBroken }: { body: output<typeof BikeEdit>; acceptBroken: boolean },
): Promise<Bike> =>
  inOurNames(
    (
      await http.post(
        '/api/backoffice/bikes/:id',
        { ...body, accept_broken: acceptBroken },
        { params: { id } },
      )
    ).data,
  )

/** Saves for whom a size is made, and its colours; returns its bike. */
export const saveSize = async (
  http: Http,
  { id, size }: { id: number; size: number },
  { body, acceptBroken }: { body: output<typeof SizeEdit>; acceptBroken: boolean },
): Promise<Bike> =>
  inOurNames(
    (
      await http.post(
        '/api/backoffice/bikes/:id/sizes/:size',
        { ...body, accept_broken: acceptBroken },
        { params: { id, size } },
      )
    ).data,
  )

type SizeFields = InOurNames<input<typeof SizeCheck>>

/** Returns what a size would do to builds; nothing is saved. */
export async function checkSize(
  http: Http,
  { id, size }: { id: number; size: number },
  fields: SizeFields & FormFields,
) {
  const { version: _version, acceptBroken: _accepting, ...body } = fields
  const path = '/api/backoffice/bikes/:id/sizes/:size/check'
  const wire = inWireNames<input<typeof SizeCheck>>(body)
  return inOurNames((await http.post(path, wire, { params: { id, size } })).data)
}

type BikeVersion = Pick<Bike, 'id' | 'version'>

/** Publishes a bike, or ends its sale. */
export const publishBike = async (
  http: Http,
  { id, version }: BikeVersion,
  { isPublished, acceptBroken }: { isPublished: boolean; acceptBroken: boolean },
): Promise<Bike> =>
  inOurNames(
    (
      await http.post(
        '/api/backoffice/bikes/:id/publication',
        { is_published: isPublished, version, accept_broken: acceptBroken },
        { params: { id } },
      )
    ).data,
  )

/** Changes a bike's price, at once or from a day on. */
export const priceBike = async (
  http: Http,
  { id, version }: BikeVersion,
  { acceptBroken, ...price }: NewPriceData & { acceptBroken: boolean },
): Promise<Bike> =>
  inOurNames(
    (
      await http.post(
        '/api/backoffice/bikes/:id/prices',
        { ...price, version, accept_broken: acceptBroken },
        { params: { id } },
      )
    ).data,
  )

export const cancelBikePrice = async (
  http: Http,
  { id, version }: BikeVersion,
  price: number,
): Promise<Bike> =>
  inOurNames(
    (
      await http.post(
        '/api/backoffice/bikes/:id/prices/:price/cancel',
        { version },
        { params: { id, price } },
      )
    ).data,
  )
