import type { Answer, Http } from '@nireeka/contracts'
import type { BikeSettingsData, UserBikeData, WarrantyData } from '@nireeka/contracts/api'
import { queryOptions } from '@nireeka/kit/query'

import { toBike } from './bike.ts'

/** The member's own bikes, from the connected-bike service: the client puts the token into the body. */
export const memberBikes = (http: Http) =>
  queryOptions({
    queryKey: ['bikes'],
    queryFn: async ({ signal }) => {
      const { data } = await http.post<Answer<{ bikes: UserBikeData[] }>>(
        '/api/user/getUserBikes',
        {},
        { secondary: true, signal },
      )
      return data.bikes.map(toBike)
    },
  })

/** Keeps a bike's settings; answers what is set now. */
export async function saveBikeSettings(http: Http, id: number, settings: BikeSettingsData) {
  type Saved = Answer<{ settings: BikeSettingsData }>
  return (await http.put<Saved>(`/api/user/bikes/${id}/settings`, settings)).data.settings
}

/** What is still covered of the bike with a serial number. */
export const warrantyOf = (http: Http, serial: string) =>
  queryOptions({
    queryKey: ['warranty', serial],
    queryFn: async ({ signal }) => {
      const { data } = await http.get<Answer<WarrantyData>>('/api/warranty', { query: { serial }, signal })
      return data.covers.map(({ part, is_covered, until, note }) => ({
        part,
        isCovered: is_covered,
        until,
        note,
      }))
    },
  })
