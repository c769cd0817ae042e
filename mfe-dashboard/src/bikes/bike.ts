import type { BikeSettingsData, UserBikeData } from '@nireeka/contracts/api'

/** A bike that the member has ordered. */
export interface MemberBike {
  id: number
  slug: string
  title: string
  image: string
  size: string
  colour: string
  /** Null until it is built. */
  serialNumber: string | null
  /** 2026-04-18; null until it is delivered. */
  deliveredOn: string | null
  settings: BikeSettingsData
  /** What it has besides or instead of its kind's own, by name. */
  parts: string[]
  /** km/h that the country of delivery allows. */
  mostSpeed: number
}

export const toBike = (data: UserBikeData): MemberBike => ({
  id: data.order_bike_id,
  slug: data.bike_slug,
  title: data.title,
  image: data.image,
  size: data.size,
  colour: data.color,
  serialNumber: data.serial_number,
  deliveredOn: data.delivered_on,
  settings: data.settings,
  parts: data.parts,
  mostSpeed: data.most_speed,
})

export const bikePath = (id: number) => `/dashboard/bikes/${id}`

/** The configurator's mode for a bike that is owned already (spec, section 9: CEOM). */
export const upgradePath = ({ id, slug }: Pick<MemberBike, 'id' | 'slug'>) =>
  `/configurator/${slug}?orderBikeID=${id}&mode=CEOM`

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A calendar day, the same in every time zone. */
export const inWords = (calendarDay: string) => day.format(new Date(calendarDay))
