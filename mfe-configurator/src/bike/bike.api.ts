import type { Answer, Http } from '@nireeka/contracts'
import type { BikeData } from '@nireeka/contracts/api'
import { queryOptions } from '@nireeka/kit/query'

import { type Bike, toBike } from '../bikes/bike.ts'
import type { Slot } from './parts.tsx'

export interface BuildableBike extends Bike {
  description: string
  slots: Slot[]
}

/** A category's parts come with the bike, whatever they cost alone. */
const INCLUDED = 1

export const bikeBySlug = (http: Http, slug: string) =>
  queryOptions({
    queryKey: ['bike', slug],
    queryFn: async ({ signal }): Promise<BuildableBike> => {
      const path = `/api/configurator/${encodeURIComponent(slug)}`
      const { bike, slots } = (await http.get<Answer<BikeData>>(path, { signal })).data
      return { ...toBike(bike), description: bike.description, slots: slots.map(toSlot) }
    },
  })

const toSlot = ({ id, title, parts }: BikeData['slots'][number]): Slot => ({
  id,
  title,
  parts: parts.map((part) => ({
    id: part.id,
    title: part.title,
    price: part.price,
    isIncluded: part.category_id === INCLUDED,
  })),
})
