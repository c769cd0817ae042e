import type { OutdoorStill } from './outdoor-still.ts'
import { CITY_BRIDGE } from './scenes/city-bridge.ts'
import { FOREST_ROAD } from './scenes/forest-road.ts'
import { RIDGE } from './scenes/ridge.ts'

/** The pictures of people riding our bikes. */
export const OUTDOOR_STILLS: OutdoorStill[] = [CITY_BRIDGE, FOREST_ROAD, RIDGE]
