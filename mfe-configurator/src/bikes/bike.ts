import type { Metric } from '@nireeka/contracts'
import type { BikeCardData } from '@nireeka/contracts/api'

export interface Size {
  id: number
  name: string
  /** Riders' heights in cm. */
  riderFrom: number
  riderTo: number
  /** Why it isn't built at present. */
  note: string | null
}

/** A bike to start from. `price` in dollars, `leadDays` working days until it leaves us. */
export interface Bike {
  id: number
  slug: string
  title: string
  use: string
  summary: string
  image: string
  price: number
  leadDays: number
  performance: Record<Metric, number>
  sizes: Size[]
}

export const toBike = ({ lead_days, sizes, ...bike }: BikeCardData): Bike => ({
  ...bike,
  leadDays: lead_days,
  sizes: sizes.map(({ id, name, rider_min_cm, rider_max_cm, is_available, note }) => ({
    id,
    name,
    riderFrom: rider_min_cm,
    riderTo: rider_max_cm,
    note: is_available ? null : (note ?? 'Not built at the moment'),
  })),
})
