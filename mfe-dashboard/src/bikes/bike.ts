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
  settings: BikeSettings
  /** What it has besides or instead of its kind's own, by name. */
  parts: string[]
  /** km/h that the country of delivery allows. */
  mostSpeed: number
}

/** How one bike behaves. */
export interface BikeSettings {
  /** From 0, none, to 5. */
  assistLevel: number
  /** km/h */
  speedLimit: number
  lights: 'auto' | 'on' | 'off'
  autoLock: boolean
}

/** What is still covered of one part of a bike. */
export interface Cover {
  part: string
  isCovered: boolean
  /** The last day; null: as long as the first owner has the bike. */
  until: string | null
  note: string | null
}

export const bikePath = (id: number) => `/dashboard/bikes/${id}`

/** The configurator's mode for a bike that is owned already (spec, section 9: CEOM). */
export const upgradePath = ({ id, slug }: Pick<MemberBike, 'id' | 'slug'>) =>
  `/configurator/${slug}?orderBikeID=${id}&mode=CEOM`
