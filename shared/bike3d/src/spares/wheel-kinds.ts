import { buildHubBearings } from './bearings/bearing.ts'
import { buildSealant } from './bottles/bottle.ts'
import { kind, type SpareKind } from './kind.ts'
import { buildRimStrips } from './tyres/rim-strip.ts'
import { buildTube } from './tyres/rolled-tube.ts'
import { buildAllRoundTyre, buildGravelTyre, buildWinterTyre } from './tyres/treads.ts'
import { buildTubelessValves } from './tyres/tubeless-valve.ts'
import {
  buildCarbonFrontWheel,
  buildCarbonRearWheel,
  buildCarbonWheels,
  buildCityTyre,
  buildFrontWheel,
  buildRearWheel,
  buildSlickTyre,
  buildTrailTyre,
} from './wheels/from-the-bike.ts'
import { buildFreehub, buildFrontHub, buildRearHub } from './wheels/hubs.ts'
import { buildCityRim, buildNipples, buildTrailRim } from './wheels/rims.ts'
import { buildSpokes } from './wheels/spokes.ts'
import { buildThruAxle } from './wheels/thru-axle.ts'

const UPRIGHT = { azimuth: 34, elevation: 8 }
const HUB = { azimuth: 30, elevation: 22 }

export const WHEEL_KINDS: SpareKind[] = [
  kind('front-wheel', 'WHL', buildFrontWheel, UPRIGHT),
  kind('rear-wheel', 'WHL', buildRearWheel, UPRIGHT),
  kind('wheel-set-carbon', 'WHL', buildCarbonWheels, UPRIGHT),
  kind('front-wheel-carbon', 'WHL', buildCarbonFrontWheel, UPRIGHT),
  kind('rear-wheel-carbon', 'WHL', buildCarbonRearWheel, UPRIGHT),
  kind('rim', 'WHL', buildTrailRim, UPRIGHT),
  kind('rim-city', 'WHL', buildCityRim, UPRIGHT),
  kind('spokes', 'WHL', buildSpokes, { azimuth: 50, elevation: 30, zoom: 1.2 }),
  kind('spoke-nipples', 'WHL', buildNipples),
  kind('thru-axle', 'WHL', buildThruAxle, { azimuth: 30, elevation: 28 }),
  kind('hub-front', 'WHL', buildFrontHub, HUB),
  kind('hub-rear', 'WHL', buildRearHub, HUB),
  kind('hub-bearings', 'WHL', buildHubBearings),
  kind('freehub', 'WHL', buildFreehub, HUB),
  kind('tyre-trail', 'TYR', buildTrailTyre, UPRIGHT),
  kind('tyre-city', 'TYR', buildCityTyre, UPRIGHT),
  kind('tyre-slick', 'TYR', buildSlickTyre, UPRIGHT),
  kind('tyre-all-round', 'TYR', buildAllRoundTyre, UPRIGHT),
  kind('tyre-winter', 'TYR', buildWinterTyre, UPRIGHT),
  kind('tyre-gravel', 'TYR', buildGravelTyre, UPRIGHT),
  kind('tube', 'TYR', buildTube, { azimuth: 38, elevation: 30 }),
  kind('rim-strip', 'TYR', buildRimStrips, { azimuth: 50, elevation: 30 }),
  kind('tubeless-valves', 'TYR', buildTubelessValves),
  kind('sealant', 'TYR', buildSealant, { azimuth: 60, elevation: 12 }),
]
