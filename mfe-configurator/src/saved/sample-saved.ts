import type { ReadyMadeBuildData, SavedBuildData } from '@nireeka/contracts/api'

/** Test data: a saved build, as the server sends it. */
export const sampleSaved: SavedBuildData = {
  id: 3,
  name: null,
  bike_slug: 'nireeka-prime',
  title: 'Nireeka Prime',
  image: '/pictures/nireeka-prime.webp',
  size: { id: 12, name: 'M' },
  color: { id: 5, name: 'Midnight Pearl' },
  ral: [],
  part_ids: [105, 503],
  parts: ['1000 W mid-drive', '4-piston hydraulic'],
  price: 5590,
  saved_at: '2026-11-01T12:00:00Z',
  notice: null,
}

export const sampleNamed: SavedBuildData = {
  ...sampleSaved,
  id: 4,
  name: 'For the forest',
  color: { id: 8, name: 'One colour' },
  ral: ['5024'],
  part_ids: [],
  parts: [],
  notice: 'Size M isn’t built in One colour any more. Please edit your build.',
}

/** Test data: a build of ours to start from, as the server sends it. */
export const sampleReadyMade: ReadyMadeBuildData = {
  bike_slug: 'nireeka-prime',
  title: 'Nireeka Prime',
  name: 'Long way home',
  text: 'More range for the ride back.',
  image: '/pictures/nireeka-prime.webp',
  color: { id: 5, name: 'Midnight Pearl' },
  part_ids: [205, 902],
  parts: ['840 Wh', 'Gel comfort saddle'],
  sizes: ['S', 'M'],
  price: 5020,
  range: 112,
  weight: 23_500,
}
