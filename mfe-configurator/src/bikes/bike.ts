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

export interface BikeColour {
  id: number
  name: string
  /** A CSS colour. */
  swatch: string
  /** The picture of the bike in this colour. */
  image: string
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

/** A bike in the list. `rating`: the average of its reviews, from 1 to 5; null without any. */
export interface ListedBike extends Bike {
  rating: number | null
  ratingCount: number
  colours: BikeColour[]
}
