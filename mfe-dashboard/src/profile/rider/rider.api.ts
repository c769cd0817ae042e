import type { Http } from '@nireeka/contracts'
import type { RiderInput } from '@nireeka/contracts/api'
import type { RiderSize } from '@nireeka/contracts/bike-build'
import type * as z from '@nireeka/contracts/zod'
import { queryOptions } from '@nireeka/kit/query'

import { type Profile, toProfile } from '../profile.api.ts'

export interface BikeSize extends RiderSize {
  id: number
  name: string
  /** The reason why the size isn't built at present; null if it is. */
  note: string | null
}

export interface SizedBike {
  slug: string
  title: string
  image: string
  sizes: BikeSize[]
}

/** The query for the bikes that can be built, with their sizes. */
export const sizedBikes = (http: Http) =>
  queryOptions({
    queryKey: ['sized-bikes'],
    queryFn: async ({ signal }): Promise<SizedBike[]> => {
      const { data } = await http.get('/api/configurator', { anonymous: true, signal })
      return data.bikes.map(({ slug, title, image, sizes }) => ({
        slug,
        title,
        image,
        sizes: sizes.map(({ id, name, rider_min_cm, rider_max_cm, note }) => ({
          id,
          name,
          riderFrom: rider_min_cm,
          riderTo: rider_max_cm,
          note,
        })),
      }))
    },
  })

/** Saves the member's height, and returns the profile as it is now. */
export const saveRider = async (http: Http, rider: z.output<typeof RiderInput>): Promise<Profile> =>
  toProfile((await http.put('/api/account/rider', rider)).data)
