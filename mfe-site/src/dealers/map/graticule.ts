import { MAP_HEIGHT, MAP_WIDTH, project } from './projection.ts'

/** The distance of two lines, in degrees. */
const STEP = 15
const NORTHMOST = 75
const SOUTHMOST = -45

const degrees = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / STEP) + 1 }, (_, index) => from + index * STEP)

const xOf = (longitude: number) => Math.round(project({ latitude: 0, longitude }).x)
const yOf = (latitude: number) => Math.round(project({ latitude, longitude: 0 }).y)

/** The lines of latitude and longitude, every 15 degrees, as an SVG path in map units. */
export const GRATICULE = [
  ...degrees(SOUTHMOST, NORTHMOST).map((latitude) => `M0 ${yOf(latitude)}H${MAP_WIDTH}`),
  // Beyond the map's edges, for views that are higher than the world.
  ...degrees(-180, 165).map((longitude) => `M${xOf(longitude)} ${-MAP_HEIGHT}V${2 * MAP_HEIGHT}`),
].join('')
