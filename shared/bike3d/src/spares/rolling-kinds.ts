import { buildBleedKit } from './brakes/bleed-kit.ts'
import { buildBrakeHose } from './brakes/brake-hose.ts'
import { buildFourPistonPads, buildOrganicPads, buildSinteredPads } from './brakes/brake-pads.ts'
import { buildBrakeLever, buildRotor180, buildRotor203 } from './brakes/from-the-bike.ts'
import { buildBelt } from './drivetrain/belt.ts'
import { buildTenSpeedChain, buildTwelveSpeedChain } from './drivetrain/chain.ts'
import {
  buildCassette,
  buildCrankArms,
  buildDerailleur,
  buildElectronicDerailleur,
} from './drivetrain/from-the-bike.ts'
import { kind, type SpareKind } from './kind.ts'
import { buildRimStrips } from './tyres/rim-strip.ts'
import { buildTube } from './tyres/rolled-tube.ts'
import {
  buildCarbonWheels,
  buildCityTyre,
  buildFrontWheel,
  buildRearWheel,
  buildSlickTyre,
  buildTrailTyre,
} from './wheels/from-the-bike.ts'
import { buildSpokes } from './wheels/spokes.ts'
import { buildThruAxle } from './wheels/thru-axle.ts'

const FLAT = { azimuth: 40, elevation: 42 }
const UPRIGHT = { azimuth: 34, elevation: 8 }

export const ROLLING_KINDS: SpareKind[] = [
  kind('chain-10', 'DRV', buildTenSpeedChain, FLAT),
  kind('chain-12', 'DRV', buildTwelveSpeedChain, FLAT),
  kind('belt', 'DRV', buildBelt, { azimuth: 40, elevation: 26 }),
  kind('cassette', 'DRV', buildCassette, { azimuth: 40, elevation: 36 }),
  kind('derailleur', 'DRV', buildDerailleur, FLAT),
  kind('derailleur-electronic', 'DRV', buildElectronicDerailleur, FLAT),
  kind('crank-arms', 'DRV', buildCrankArms, { azimuth: 24, elevation: 32 }),
  kind('brake-pads-organic', 'BRK', buildOrganicPads),
  kind('brake-pads-sintered', 'BRK', buildSinteredPads),
  kind('brake-pads-4-piston', 'BRK', buildFourPistonPads),
  kind('brake-rotor-180', 'BRK', buildRotor180, FLAT),
  kind('brake-rotor-203', 'BRK', buildRotor203, FLAT),
  kind('brake-hose', 'BRK', buildBrakeHose),
  kind('brake-lever', 'BRK', buildBrakeLever, { azimuth: 30, elevation: 30 }),
  kind('bleed-kit', 'BRK', buildBleedKit, { azimuth: 52, elevation: 24 }),
  kind('front-wheel', 'WHL', buildFrontWheel, UPRIGHT),
  kind('rear-wheel', 'WHL', buildRearWheel, UPRIGHT),
  kind('wheel-set-carbon', 'WHL', buildCarbonWheels, UPRIGHT),
  kind('spokes', 'WHL', buildSpokes, { azimuth: 50, elevation: 30, zoom: 1.2 }),
  kind('thru-axle', 'WHL', buildThruAxle, { azimuth: 30, elevation: 28 }),
  kind('tyre-trail', 'TYR', buildTrailTyre, UPRIGHT),
  kind('tyre-city', 'TYR', buildCityTyre, UPRIGHT),
  kind('tyre-slick', 'TYR', buildSlickTyre, UPRIGHT),
  kind('tube', 'TYR', buildTube, { azimuth: 38, elevation: 30 }),
  kind('rim-strip', 'TYR', buildRimStrips, { azimuth: 50, elevation: 30 }),
]
