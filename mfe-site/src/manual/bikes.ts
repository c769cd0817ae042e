import type { BikeSlug } from './chapter.ts'

export interface ManualBike {
  slug: BikeSlug
  name: string
  /** The line under the manual's title. */
  about: string
}

export const MANUAL_BIKES: readonly ManualBike[] = [
  {
    slug: 'nireeka-prime',
    name: 'Prime',
    about: 'All-terrain bike with a carbon hardtail frame, a 750 W mid-drive and 672 Wh.',
  },
  {
    slug: 'nireeka-homie',
    name: 'Homie',
    about: 'City step-through with a 500 W mid-drive, 504 Wh and a 50 mm fork.',
  },
  {
    slug: 'nyx',
    name: 'Nyx',
    about: 'Fast urban and gravel bike with a rigid carbon fork, a 600 W mid-drive and 560 Wh.',
  },
]

/** Returns the bike with this slug, from the URL or the browser's storage; null for anything else. */
export const bikeOf = (slug: unknown): ManualBike | null =>
  MANUAL_BIKES.find((bike) => bike.slug === slug) ?? null
