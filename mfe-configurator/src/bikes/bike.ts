import type { Metric } from '@nireeka/contracts'

export interface Size {
  id: number
  name: string
  /** Riders' heights in cm. */
  riderFrom: number
  riderTo: number
  /** The reason why the size isn't built at present; null if it is. */
  note: string | null
}

/** A bike to start from. `price` in dollars, `leadDays` in working days until it is shipped. */
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
