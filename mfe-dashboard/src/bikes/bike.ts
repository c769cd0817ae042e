import type { Layer } from '@nireeka/contracts/bike-layers'

/** A bike that the member has ordered. */
export interface MemberBike {
  id: number
  slug: string
  title: string
  image: string
  /** The extras that are laid over its picture. */
  layers: Layer[]
  size: string
  colour: string
  /** Null until the bike is built. */
  serialNumber: string | null
  /** The date of delivery, as 2026-04-18; null before delivery. */
  deliveredOn: string | null
  /** The last day on which motor, battery and other parts are covered; null before delivery. */
  warranty: { until: string; isCovered: boolean } | null
  /** The day of its yearly service while that is near; else null. */
  serviceDueOn: string | null
  settings: BikeSettings
  /** The names of parts that differ from the model's defaults. */
  parts: string[]
  /** The ids of these parts. */
  partIds: number[]
  /** The highest speed in km/h that the country of delivery allows. */
  mostSpeed: number
}

/** The settings of one bike. */
export interface BikeSettings {
  /** The assist level from 0 (none) to 5. */
  assistLevel: number
  /** The speed limit in km/h. */
  speedLimit: number
  lights: 'auto' | 'on' | 'off'
  autoLock: boolean
}

/** The warranty of one part of a bike. */
export interface Cover {
  part: string
  isCovered: boolean
  /**
   * The last day of the warranty; null without a fixed date. Then `note` says how long it lasts; without a note, as
   * long as the first owner has the bike.
   */
  until: string | null
  note: string | null
}

export const bikePath = (id: number) => `/dashboard/bikes/${id}`

/** Returns the path of the spare parts that fit this very bike. */
export const sparesPath = (id: number) => `/shop/spares/my-bike?bike=${id}`

/** Returns the path of the manual of a bike's model. */
export const manualPath = (slug: string) => `/user-manual?bike=${slug}`

/** Returns the path of what the yearly service of a bike includes. */
export const servicePlanPath = (slug: string) => `/user-manual/service-plan?bike=${slug}`

/** Returns the path of a new ticket that reports a bike as stolen. */
export function stolenPath({ id, title, colour, serialNumber }: MemberBike) {
  const text = `My bike was stolen.\n\nBike: ${title}, ${colour}\nSerial number: ${serialNumber}\nWhere and when: \nNumber of the police report: `
  const query = { bike: String(id), subject: `My ${title} was stolen`, text }
  return `/dashboard/support/new?${new URLSearchParams(query)}`
}

/** Returns the configurator's path for upgrades of an owned bike (spec, section 9: CEOM). */
export const upgradePath = ({ id, slug }: Pick<MemberBike, 'id' | 'slug'>) =>
  `/configurator/${slug}?orderBikeID=${id}&mode=CEOM`
