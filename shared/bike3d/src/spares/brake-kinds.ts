import { buildMineralOil } from './bottles/bottle.ts'
import { buildBleedKit } from './brakes/bleed-kit.ts'
import { buildBrakeHose } from './brakes/brake-hose.ts'
import {
  buildFourPistonPads,
  buildFourPistonSinteredPads,
  buildOrganicPads,
  buildSinteredPads,
} from './brakes/brake-pads.ts'
import {
  buildFourPistonCaliper,
  buildFourPistonRearCaliper,
  buildTwoPistonCaliper,
  buildTwoPistonRearCaliper,
} from './brakes/caliper.ts'
import {
  buildFourPistonBrakeComplete,
  buildFourPistonRearBrakeComplete,
  buildTwoPistonBrakeComplete,
  buildTwoPistonRearBrakeComplete,
} from './brakes/complete-brake.ts'
import { buildBrakeLever, buildRotor180, buildRotor203 } from './brakes/from-the-bike.ts'
import {
  buildBrakeAdapter,
  buildLeverBlade,
  buildOliveSet,
  buildPadSpring,
  buildPistonKit,
} from './brakes/small-brake-parts.ts'
import { kind, type SpareKind } from './kind.ts'

const FLAT = { azimuth: 40, elevation: 42 }
/** The rotors are shown in proportion: the larger one fills the picture. */
const SMALL_ROTOR = { ...FLAT, zoom: 180 / 203 }
const PADS = { azimuth: 10, elevation: 48 }
const CALIPER = { azimuth: -28, elevation: 24 }
const WHOLE = { azimuth: 34, elevation: 42 }
/** The camera's angles for rear brakes, which are the other way around than front ones. */
const onRight = ({ azimuth, elevation }: typeof CALIPER) => ({ azimuth: -azimuth, elevation })

export const BRAKE_KINDS: SpareKind[] = [
  kind('brake-pads-organic', 'BRK', buildOrganicPads, PADS),
  kind('brake-pads-sintered', 'BRK', buildSinteredPads, PADS),
  kind('brake-pads-4-piston', 'BRK', buildFourPistonPads, PADS),
  kind('brake-pads-4-piston-sintered', 'BRK', buildFourPistonSinteredPads, PADS),
  kind('brake-rotor-180', 'BRK', buildRotor180, SMALL_ROTOR),
  kind('brake-rotor-203', 'BRK', buildRotor203, FLAT),
  kind('brake-hose', 'BRK', buildBrakeHose),
  kind('brake-lever', 'BRK', buildBrakeLever, { azimuth: 30, elevation: 30 }),
  kind('bleed-kit', 'BRK', buildBleedKit, { azimuth: 52, elevation: 24 }),
  kind('brake-caliper-2-piston', 'BRK', buildTwoPistonCaliper, CALIPER),
  kind('brake-caliper-2-piston-rear', 'BRK', buildTwoPistonRearCaliper, onRight(CALIPER)),
  kind('brake-caliper-4-piston', 'BRK', buildFourPistonCaliper, CALIPER),
  kind('brake-caliper-4-piston-rear', 'BRK', buildFourPistonRearCaliper, onRight(CALIPER)),
  kind('brake-complete-2-piston', 'BRK', buildTwoPistonBrakeComplete, WHOLE),
  kind('brake-complete-2-piston-rear', 'BRK', buildTwoPistonRearBrakeComplete, onRight(WHOLE)),
  kind('brake-complete-4-piston', 'BRK', buildFourPistonBrakeComplete, WHOLE),
  kind('brake-complete-4-piston-rear', 'BRK', buildFourPistonRearBrakeComplete, onRight(WHOLE)),
  kind('brake-lever-blade', 'BRK', buildLeverBlade, { azimuth: 24, elevation: 30 }),
  kind('pad-spring', 'BRK', buildPadSpring),
  kind('brake-adapter', 'BRK', buildBrakeAdapter, { azimuth: 30, elevation: 30 }),
  kind('olives', 'BRK', buildOliveSet),
  kind('mineral-oil', 'BRK', buildMineralOil, { azimuth: 60, elevation: 12 }),
  kind('caliper-pistons', 'BRK', buildPistonKit),
]
