import {
  buildCaliperBolt,
  buildChainringBolts,
  buildClampBolt,
  buildCoverScrew,
  buildDisplayScrew,
  buildFenderBolt,
  buildHangerBolt,
  buildKickstandBolt,
} from './hardware/bolts.ts'
import {
  buildCableClips,
  buildCableTies,
  buildLockNuts,
  buildSpringWashers,
  buildValveCaps,
  buildWashers,
} from './hardware/sets.ts'
import {
  buildAxleCaps,
  buildBottleCageBolt,
  buildRackBolt16,
  buildRackBolt20,
  buildRotorBolts,
} from './hardware/small-parts.ts'
import { buildRatingPlate } from './frame/rating-plate.ts'
import { kind, type SpareKind } from './kind.ts'

export const FASTENER_KINDS: SpareKind[] = [
  kind('bottle-cage-bolt', 'FAS', buildBottleCageBolt),
  kind('rotor-bolts', 'FAS', buildRotorBolts),
  kind('rack-bolt-16', 'FAS', buildRackBolt16),
  kind('rack-bolt-20', 'FAS', buildRackBolt20),
  kind('axle-caps', 'FAS', buildAxleCaps),
  kind('clamp-bolt', 'FAS', buildClampBolt),
  kind('caliper-bolt', 'FAS', buildCaliperBolt),
  kind('fender-bolt', 'FAS', buildFenderBolt),
  kind('cover-screw', 'FAS', buildCoverScrew),
  kind('display-screw', 'FAS', buildDisplayScrew),
  kind('hanger-bolt', 'FAS', buildHangerBolt),
  kind('kickstand-bolt', 'FEN', buildKickstandBolt),
  kind('chainring-bolts', 'FAS', buildChainringBolts),
  kind('washers', 'FAS', buildWashers),
  kind('spring-washers', 'FAS', buildSpringWashers),
  kind('lock-nuts', 'FAS', buildLockNuts),
  kind('valve-caps', 'FAS', buildValveCaps),
  kind('cable-ties', 'FAS', buildCableTies),
  kind('cable-clips', 'FAS', buildCableClips),
  kind('rating-plate', 'FAS', buildRatingPlate, { azimuth: 60, elevation: 48 }),
]
