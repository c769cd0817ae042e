import type { Http } from '@nireeka/contracts'
import type { BikeSettingsData, UserBikeData, WarrantyData } from '@nireeka/contracts/api'
import { layersOf } from '@nireeka/contracts/bike-layers'
import { queryOptions } from '@nireeka/kit/query'

import type { BikeSettings, Cover, MemberBike } from './bike.ts'

/** The query for the member's bikes from the connected-bike service, whose client sends the token in the body. */
export const memberBikes = (http: Http) =>
  queryOptions({
    queryKey: ['bikes'],
    queryFn: async ({ signal }) => {
      const { data } = await http.post('/api/user/getUserBikes', {}, { secondary: true, signal })
      return data.bikes.map(toBike)
    },
  })

/** Saves a bike's settings, and returns the settings now in effect. */
export async function saveBikeSettings(http: Http, id: number, settings: BikeSettingsData) {
  const { data } = await http.put('/api/user/bikes/:id/settings', settings, { params: { id } })
  return toSettings(data.settings)
}

/** The query for the warranty of the bike with a serial number. */
export const warrantyOf = (http: Http, serial: string) =>
  queryOptions({
    queryKey: ['warranty', serial],
    queryFn: async ({ signal }) => {
      const { data } = await http.get('/api/warranty', { query: { serial }, signal })
      return data.covers.map(toCover)
    },
  })

const toBike = (data: UserBikeData): MemberBike => ({
  id: data.order_bike_id,
  slug: data.bike_slug,
  title: data.title,
  image: data.image,
  layers: layersOf(data.image, data.part_ids),
  size: data.size,
  colour: data.color,
  serialNumber: data.serial_number,
  deliveredOn: data.delivered_on,
  warranty: data.warranty && { until: data.warranty.until, isCovered: data.warranty.is_covered },
  serviceDueOn: data.service_due_on,
  settings: toSettings(data.settings),
  parts: data.parts,
  partIds: data.part_ids,
  mostSpeed: data.most_speed,
})

const toSettings = (data: BikeSettingsData): BikeSettings => ({
  assistLevel: data.assist_level,
  speedLimit: data.speed_limit,
  lights: data.lights,
  autoLock: data.auto_lock,
})

const toCover = ({ part, is_covered, until, note }: WarrantyData['covers'][number]): Cover => ({
  part,
  isCovered: is_covered,
  until,
  note,
})
