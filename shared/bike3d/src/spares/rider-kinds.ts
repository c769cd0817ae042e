import { buildHeadsetBearing } from './bearings/bearing.ts'
import { buildForkOil5, buildForkOil20 } from './bottles/bottle.ts'
import { buildFenderRelease, buildRackClip, buildBasketBracket } from './carrying/clips.ts'
import { buildFenderSet, buildKickstand, buildRack25 } from './carrying/from-the-bike.ts'
import { buildChainGuard, buildRackStruts } from './carrying/guards.ts'
import { buildFrontFender, buildRearFender } from './carrying/single-fenders.ts'
import { buildFenderStay, buildKickstandFoot, buildMudflap } from './carrying/small-fender-parts.ts'
import { buildPlugInChain, buildBeltGuard, buildCoatGuards } from './carrying/wheel-guards.ts'
import { buildBarPlugs } from './cockpit/bar-plugs.ts'
import { buildGrips } from './cockpit/from-the-bike.ts'
import { buildCarbonBar } from './cockpit/handlebar.ts'
import {
  buildCrownRace,
  buildFacePlate,
  buildIntegratedHeadset,
  buildSpacer,
  buildTaperedHeadset,
  buildTopCap,
} from './cockpit/headset-parts.ts'
import { buildCarbonStem, buildStem } from './cockpit/stem.ts'
import { buildDropperRemote, buildLockoutRemote } from './cockpit/thumb-controls.ts'
import { FASTENER_KINDS } from './fastener-kinds.ts'
import { buildBeltGate } from './frame/belt-gate.ts'
import { buildCarbonFrame } from './frame/carbon-frame.ts'
import { buildNyxHanger, buildPrimeHanger } from './frame/derailleur-hanger.ts'
import { buildCablePlugs, buildStayProtector, buildFilmSet } from './frame/frame-protection.ts'
import { buildHomieFrame, buildNyxFrame } from './frame/frames.ts'
import { kind, type SpareKind } from './kind.ts'
import { PAINT_PEN_KINDS } from './paint-pen-kinds.ts'
import {
  buildPostBushings,
  buildDropperCableKit,
  buildDropperCartridge,
  buildDropperServiceKit,
} from './seating/dropper-parts.ts'
import {
  buildDropperPost,
  buildGelSaddle,
  buildSeatpostNyx,
  buildSeatpostPrime,
  buildSportSaddle,
} from './seating/from-the-bike.ts'
import { buildRailClamp } from './seating/rail-clamp.ts'
import {
  buildPostSpring,
  buildQuickReleaseClamp,
  buildSaddleCover,
  buildSeatClamp,
  buildShim,
} from './seating/small-seat-parts.ts'
import { buildAirCartridge, buildDamper, buildVolumeSpacers } from './suspension/cartridges.ts'
import { buildBushings, buildForkServiceKit, buildSealKit } from './suspension/service-kits.ts'

const LONG = { azimuth: 24, elevation: 26 }
const FRAME = { azimuth: 30, elevation: 8 }

export const RIDER_KINDS: SpareKind[] = [
  kind('derailleur-hanger-prime', 'FRM', buildPrimeHanger),
  kind('derailleur-hanger-nyx', 'FRM', buildNyxHanger),
  kind('frame-carbon', 'FRM', buildCarbonFrame, FRAME),
  kind('frame-homie', 'FRM', buildHomieFrame, FRAME),
  kind('frame-nyx', 'FRM', buildNyxFrame, FRAME),
  ...PAINT_PEN_KINDS,
  kind('headset-tapered', 'FRM', buildTaperedHeadset),
  kind('headset-integrated', 'FRM', buildIntegratedHeadset),
  kind('headset-bearing', 'FRM', buildHeadsetBearing),
  kind('crown-race', 'FRM', buildCrownRace),
  kind('cable-plugs', 'FRM', buildCablePlugs),
  kind('chainstay-protector', 'FRM', buildStayProtector),
  kind('frame-film', 'FRM', buildFilmSet, { azimuth: 60, elevation: 44 }),
  kind('belt-gate', 'FRM', buildBeltGate),
  kind('grips', 'COC', buildGrips, LONG),
  kind('stem', 'COC', buildStem, { azimuth: 30, elevation: 26 }),
  kind('stem-carbon', 'COC', buildCarbonStem, { azimuth: 30, elevation: 26 }),
  kind('bar-carbon', 'COC', buildCarbonBar, { azimuth: 8, elevation: 20 }),
  kind('bar-end-plugs', 'COC', buildBarPlugs),
  kind('headset-spacer', 'COC', buildSpacer),
  kind('headset-top-cap', 'COC', buildTopCap),
  kind('stem-face-plate', 'COC', buildFacePlate),
  kind('saddle-sport', 'SAD', buildSportSaddle, { azimuth: 48, elevation: 22 }),
  kind('saddle-gel', 'SAD', buildGelSaddle, { azimuth: 48, elevation: 22 }),
  kind('saddle-cover', 'SAD', buildSaddleCover, { azimuth: 48, elevation: 22 }),
  kind('seatpost-prime', 'SAD', buildSeatpostPrime, LONG),
  kind('seatpost-nyx', 'SAD', buildSeatpostNyx, LONG),
  kind('dropper-post', 'SAD', buildDropperPost, LONG),
  kind('seat-clamp', 'SAD', buildSeatClamp),
  kind('seat-clamp-quick', 'SAD', buildQuickReleaseClamp),
  kind('seatpost-shim', 'SAD', buildShim, { azimuth: 60, elevation: 20 }),
  kind('seatpost-spring', 'SAD', buildPostSpring, LONG),
  kind('saddle-rail-clamp', 'SAD', buildRailClamp),
  kind('seatpost-bushings', 'SAD', buildPostBushings),
  kind('dropper-remote', 'SAD', buildDropperRemote, { azimuth: 30, elevation: 30 }),
  kind('dropper-cable-kit', 'SAD', buildDropperCableKit),
  kind('dropper-cartridge', 'SAD', buildDropperCartridge, LONG),
  kind('fender-set', 'FEN', buildFenderSet, { azimuth: 32, elevation: 16 }),
  kind('fender-front', 'FEN', buildFrontFender, { azimuth: 32, elevation: 16 }),
  kind('fender-rear', 'FEN', buildRearFender, { azimuth: 32, elevation: 16 }),
  kind('fender-stay', 'FEN', buildFenderStay, { azimuth: 60, elevation: 34 }),
  kind('mudflap', 'FEN', buildMudflap, { azimuth: 40, elevation: 40 }),
  kind('rack-25', 'FEN', buildRack25, { azimuth: 40, elevation: 20 }),
  kind('rack-struts', 'FEN', buildRackStruts, LONG),
  kind('chain-guard', 'FEN', buildChainGuard, { azimuth: 40, elevation: 42 }),
  kind('kickstand', 'FEN', buildKickstand, LONG),
  kind('kickstand-foot', 'FEN', buildKickstandFoot, { azimuth: 60, elevation: 24 }),
  kind('fender-release', 'FEN', buildFenderRelease),
  kind('rack-spring-clip', 'FEN', buildRackClip, { azimuth: 60, elevation: 34 }),
  kind('basket-bracket', 'FEN', buildBasketBracket, { azimuth: 50, elevation: 20 }),
  kind('lock-chain', 'FEN', buildPlugInChain, { azimuth: 60, elevation: 30 }),
  kind('belt-guard', 'FEN', buildBeltGuard, { azimuth: 40, elevation: 42 }),
  kind('coat-guards', 'FEN', buildCoatGuards, { azimuth: 40, elevation: 46 }),
  kind('fork-service-kit', 'SUS', buildForkServiceKit, { azimuth: 56, elevation: 28 }),
  kind('bushings', 'SUS', buildBushings),
  kind('seal-kit', 'SUS', buildSealKit),
  kind('air-cartridge', 'SUS', buildAirCartridge, LONG),
  kind('damper', 'SUS', buildDamper, LONG),
  kind('volume-spacers', 'SUS', buildVolumeSpacers),
  kind('fork-oil-5', 'SUS', buildForkOil5, { azimuth: 60, elevation: 12 }),
  kind('fork-oil-20', 'SUS', buildForkOil20, { azimuth: 60, elevation: 12 }),
  kind('lockout-remote', 'SUS', buildLockoutRemote, { azimuth: 30, elevation: 30 }),
  kind('dropper-service-kit', 'SUS', buildDropperServiceKit),
  ...FASTENER_KINDS,
]
