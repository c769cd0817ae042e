/** A place on the globe, in degrees. */
export interface Coordinates {
  latitude: number
  longitude: number
}

/** A place on the map, in its units; y grows downwards. */
export interface Point {
  x: number
  y: number
}

/** As wide as the world is drawn. */
export const MAP_WIDTH = 5000
/** What is shown of it: the seas around the poles say nothing about dealers. */
const NORTH = 78
const SOUTH = -57
/** Where the map is cut: through the Bering Strait, so that no land is cut in two. */
const CUT = -168.4

const RADIANS = Math.PI / 180
const UNITS = MAP_WIDTH / (2 * Math.PI)
const miller = (latitude: number) => 1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * latitude * RADIANS))

export const MAP_HEIGHT = Math.round((miller(NORTH) - miller(SOUTH)) * UNITS)

/** Miller's cylindrical projection: the whole world in one rectangle, and towns where one expects them. */
export function project({ latitude, longitude }: Coordinates): Point {
  const turned = (((longitude - CUT) % 360) + 360) % 360
  return { x: (turned / 360) * MAP_WIDTH, y: (miller(NORTH) - miller(latitude)) * UNITS }
}
