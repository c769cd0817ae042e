import { buildFenderSet, buildKickstand, buildRack25 } from './carrying/from-the-bike.ts'
import { buildGrips } from './cockpit/from-the-bike.ts'
import { buildCarbonBar } from './cockpit/handlebar.ts'
import { buildStem } from './cockpit/stem.ts'
import { buildCarbonFrame } from './frame/carbon-frame.ts'
import { buildNyxHanger, buildPrimeHanger } from './frame/derailleur-hanger.ts'
import {
  buildAxleCaps,
  buildBottleCageBolt,
  buildRackBolt16,
  buildRackBolt20,
  buildRotorBolts,
} from './hardware/small-parts.ts'
import { kind, type SpareKind } from './kind.ts'
import {
  buildDropperPost,
  buildGelSaddle,
  buildSeatpostNyx,
  buildSeatpostPrime,
  buildSportSaddle,
} from './seating/from-the-bike.ts'
import { buildBushings, buildForkServiceKit, buildSealKit } from './suspension/service-kits.ts'

const LONG = { azimuth: 24, elevation: 26 }

export const RIDER_KINDS: SpareKind[] = [
  kind('derailleur-hanger-prime', 'FRM', buildPrimeHanger),
  kind('derailleur-hanger-nyx', 'FRM', buildNyxHanger),
  kind('frame-carbon', 'FRM', buildCarbonFrame, { azimuth: 30, elevation: 8 }),
  kind('grips', 'COC', buildGrips, LONG),
  kind('stem', 'COC', buildStem, { azimuth: 30, elevation: 26 }),
  kind('bar-carbon', 'COC', buildCarbonBar, { azimuth: 8, elevation: 20 }),
  kind('saddle-sport', 'SAD', buildSportSaddle, { azimuth: 48, elevation: 22 }),
  kind('saddle-gel', 'SAD', buildGelSaddle, { azimuth: 48, elevation: 22 }),
  kind('seatpost-prime', 'SAD', buildSeatpostPrime, LONG),
  kind('seatpost-nyx', 'SAD', buildSeatpostNyx, LONG),
  kind('dropper-post', 'SAD', buildDropperPost, LONG),
  kind('fender-set', 'FEN', buildFenderSet, { azimuth: 32, elevation: 16 }),
  kind('rack-25', 'FEN', buildRack25, { azimuth: 40, elevation: 20 }),
  kind('kickstand', 'FEN', buildKickstand, LONG),
  kind('fork-service-kit', 'SUS', buildForkServiceKit, { azimuth: 56, elevation: 28 }),
  kind('bushings', 'SUS', buildBushings),
  kind('seal-kit', 'SUS', buildSealKit),
  kind('bottle-cage-bolt', 'FAS', buildBottleCageBolt),
  kind('rotor-bolts', 'FAS', buildRotorBolts),
  kind('rack-bolt-16', 'FAS', buildRackBolt16),
  kind('rack-bolt-20', 'FAS', buildRackBolt20),
  kind('axle-caps', 'FAS', buildAxleCaps),
]
