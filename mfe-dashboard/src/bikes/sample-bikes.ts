import type { BikeCardData, ReadyMadeBuildData, SavedBuildData, UserBikeData } from '@nireeka/contracts/api'

/** Test data: a delivered bike, as the server sends it. */
export const sampleBike: UserBikeData = {
  order_bike_id: 7,
  bike_slug: 'nireeka-prime',
  title: 'Nireeka Prime',
  image: '/pictures/bikes/nireeka-prime-pine-front34.webp',
  size: 'M',
  color: 'Pine',
  serial_number: 'NKP-24-004217',
  delivered_on: '2024-04-18',
  warranty: { until: '2026-04-18', is_covered: false },
  service_due_on: null,
  settings: { assist_level: 3, speed_limit: 25, lights: 'auto', auto_lock: true },
  parts: [],
  part_ids: [],
  most_speed: 32,
}

/** Test data: a build with size and colour. */
export const sampleBuild: SavedBuildData = {
  id: 3,
  name: null,
  bike_slug: 'nyx',
  title: 'Nireeka Nyx',
  image: '/pictures/bikes/nyx-graphite-front34.webp',
  size: { id: 32, name: 'M' },
  color: { id: 3, name: 'Pine' },
  ral: [],
  part_ids: [],
  parts: [],
  price: 3790,
  saved_at: '2026-11-01T12:00:00Z',
  notice: null,
}

/** Test data: a bike that can be built. */
export const sampleRange: BikeCardData = {
  id: 3,
  slug: 'nyx',
  title: 'Nireeka Nyx',
  use: 'City bike',
  summary: 'Light and quick.',
  image: '/pictures/bikes/nyx-graphite-front34.webp',
  price: 3490,
  lead_days: 18,
  performance: { power: 500, max_speed: 32, practicality: 60, suspension: 0, range: 80, weight: 17_400 },
  sizes: [],
}

export const sampleReadyMade: ReadyMadeBuildData = {
  bike_slug: 'nyx',
  title: 'Nireeka Nyx',
  name: 'Fast commute',
  text: 'Light and quick.',
  image: '/pictures/bikes/nyx-pine-front34.webp',
  color: { id: 3, name: 'Pine' },
  part_ids: [2101, 2102],
  parts: ['GPS tracker', 'Light'],
  sizes: ['M'],
  price: 4406,
  range: 105,
  weight: 17_900,
}
