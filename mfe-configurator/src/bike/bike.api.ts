import type { Http } from '@nireeka/contracts'
import type { BikeData } from '@nireeka/contracts/api'
import {
  type OfferedBike,
  type OfferedPart,
  type OfferedSlot,
  toOffered,
  toOfferedPart,
} from '@nireeka/contracts/bike-build'
import { queryOptions } from '@nireeka/kit/query'

import type { Bike } from '../bikes/bike.ts'
import { toBike } from '../bikes/bikes.api.ts'
import { keepAllUnits } from './keep-all-units.ts'

export interface Part extends OfferedPart {
  summary: string
  image: string | null
  /** A note such as how few are left, or when it is back in stock; null without one. */
  note: string | null
}

/** The configurator's steps in which parts are chosen. */
export type PartStep = BikeData['slots'][number]['step']

export interface Slot extends OfferedSlot {
  step: PartStep
  parts: Part[]
}

/** A bike with everything that can be chosen for it. */
export interface BuildableBike extends Bike, OfferedBike {
  /** The product id of this bike in a cart. */
  productId: number
  description: string
  slots: Slot[]
}

export const bikeBySlug = (http: Http, slug: string) =>
  queryOptions({
    queryKey: ['bike', slug],
    queryFn: async ({ signal }): Promise<BuildableBike> => {
      const { data } = await http.get('/api/configurator/:id', { params: { id: slug }, signal })
      return toBuildableBike(keepAllUnits(data))
    },
  })

/** Returns a bike from the server's data, as a new one that nobody owns. */
export const toBuildableBike = (data: BikeData): BuildableBike => ({
  ...toBike(data.bike),
  ...toOffered(data),
  productId: data.bike.product_id,
  description: data.bike.description,
  slots: data.slots.map(toSlot),
})

const toSlot = ({ parts, ...slot }: BikeData['slots'][number]): Slot => ({
  ...slot,
  parts: parts.map(toPart),
})

export const toPart = (part: BikeData['slots'][number]['parts'][number]): Slot['parts'][number] => ({
  ...toOfferedPart(part),
  summary: part.summary,
  image: part.image,
  note: part.note,
})
