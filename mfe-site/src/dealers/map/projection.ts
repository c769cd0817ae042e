/** A position on the globe, in degrees. */
export interface Coordinates {
  latitude: number
  longitude: number
}

/** A point on the map, in map units; y grows downwards. */
export interface Point {
  x: number
  y: number
}

/** The width of the world map, in map units. */
export const MAP_WIDTH = 5000
/** The northernmost latitude that the map shows, since there are no dealers near the poles. */
const NORTH = 78
const SOUTH = -57
/** The longitude at the map's left and right edge: the Bering Strait, where it cuts no land. */
const CUT = -168.4

const RADIANS = Math.PI / 180
const UNITS = MAP_WIDTH / (2 * Math.PI)
const miller = (latitude: number) => 1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * latitude * RADIANS))

export const MAP_HEIGHT = Math.round((miller(NORTH) - miller(SOUTH)) * UNITS)

/**
 * Returns a position in Miller's cylindrical projection, which shows the whole world in one rectangle without much
 * distortion of towns' positions.
 */
export function project({ latitude, longitude }: Coordinates): Point {
  const turned = (((longitude - CUT) % 360) + 360) % 360
  return { x: (turned / 360) * MAP_WIDTH, y: (miller(NORTH) - miller(latitude)) * UNITS }
}
