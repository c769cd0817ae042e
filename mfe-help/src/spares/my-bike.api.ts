import type { Http } from '@nireeka/contracts'
import type { FoundBikeData } from '@nireeka/contracts/api'
import { readPage } from '@nireeka/kit'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

import { type SpareParams, SPARES, toSpareQuery } from './list-params.ts'
import { type FoundParts, toFound } from './spares.api.ts'

/** The bike whose parts are looked for: by its serial number, or a member's own by its id. */
export type AskedBike = { serial: string } | { orderBikeId: string }

export const MY_BIKE = `${SPARES}/my-bike`

export function readAskedBike(query: URLSearchParams): AskedBike | null {
  const [serial, id] = [query.get('serial')?.trim().slice(0, 20), query.get('bike')]
  if (serial) return { serial }
  return id && /^[1-9]\d{0,8}$/.test(id) ? { orderBikeId: id } : null
}

/** Returns the field of the address that names a bike. */
export const fieldOf = (bike: AskedBike): Record<string, string> =>
  'serial' in bike ? { serial: bike.serial } : { bike: bike.orderBikeId }

/** Returns the path of the parts of a bike. */
export const myBikePath = (bike: AskedBike, params: Partial<SpareParams> = {}) =>
  `${MY_BIKE}?${new URLSearchParams({
    ...fieldOf(bike),
    ...Object.fromEntries(toSpareQuery({ page: 1, ...params, bike: undefined })),
  }).toString()}`

export type BikeParts = FoundParts & { bike: FoundBikeData }

export const bikeParts = (http: Http, bike: AskedBike, params: SpareParams) =>
  queryOptions({
    queryKey: ['bike-spares', bike, params],
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async ({ signal }): Promise<BikeParts> => {
      const { page, q, family, inStock } = params
      const named = 'serial' in bike ? { serial: bike.serial } : { order_bike_id: bike.orderBikeId }
      const query = { ...named, q, family, in_stock: inStock }
      const { data } = await readPage(page, (it) =>
        http.get('/api/spares/for-bike', { query: { ...query, page: it }, signal }),
      )
      return { ...toFound(data), bike: data.bike }
    },
  })

export type MyBike = Awaited<ReturnType<typeof readMyBikes>>[number]

export const myBikes = (http: Http) =>
  queryOptions({ queryKey: ['my-bikes'], queryFn: ({ signal }) => readMyBikes(http, signal) })

const readMyBikes = async (http: Http, signal: AbortSignal) =>
  (await http.get('/api/spares/my-bikes', { signal })).data.bikes.map(
    ({ order_bike_id, serial_number, order_id, ...bike }) => ({
      ...bike,
      id: order_bike_id,
      serialNumber: serial_number,
      orderId: order_id,
    }),
  )

/** One of the member's bikes, and whether a part fits it as it is built. */
export interface BikeFit {
  id: number
  title: string
  size: string
  fits: boolean
}

/** The query for whether a part fits the member's own bikes. */
export const ownFits = (http: Http, partId: number) =>
  queryOptions({
    queryKey: ['spare-fit', partId],
    queryFn: async ({ signal }): Promise<BikeFit[]> => {
      const { data } = await http.get('/api/spares/:id/my-bikes', { params: { id: partId }, signal })
      return data.bikes.map(({ order_bike_id: id, ...bike }) => ({ id, ...bike }))
    },
  })
