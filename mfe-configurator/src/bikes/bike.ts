import type { Metric } from '@nireeka/contracts'

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
