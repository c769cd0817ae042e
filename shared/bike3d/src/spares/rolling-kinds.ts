import { BRAKE_KINDS } from './brake-kinds.ts'
import { buildBelt } from './drivetrain/belt.ts'
import { buildTenSpeedChain, buildTwelveSpeedChain } from './drivetrain/chain.ts'
import { buildElectronicShifter, buildHubShifter, buildShiftLever } from './drivetrain/cockpit-controls.ts'
import { buildDerailleurBattery, buildDerailleurCharger } from './drivetrain/derailleur-power.ts'
import {
  buildCassette,
  buildCrankArms,
  buildDerailleur,
  buildElectronicDerailleur,
} from './drivetrain/from-the-bike.ts'
import { buildHubOil } from './drivetrain/hub-oil.ts'
import { buildAlloyPedals, buildGripPedals } from './drivetrain/pedals.ts'
import {
  buildCrankBolts,
  buildCrankPuller,
  buildQuickLinks,
  buildShiftCable,
  buildShiftHousing,
} from './drivetrain/small-drive-parts.ts'
import {
  buildChainring,
  buildFrontSprocket,
  buildJockeyWheels,
  buildLockring,
  buildRearSprocket,
} from './drivetrain/toothed.ts'
import { kind, type SpareKind } from './kind.ts'
import { WHEEL_KINDS } from './wheel-kinds.ts'
import { buildGearHub } from './wheels/hubs.ts'

const FLAT = { azimuth: 40, elevation: 42 }

const DRIVE_KINDS: SpareKind[] = [
  kind('chain-10', 'DRV', buildTenSpeedChain, FLAT),
  kind('chain-12', 'DRV', buildTwelveSpeedChain, FLAT),
  kind('belt', 'DRV', buildBelt, { azimuth: 30, elevation: 34 }),
  kind('cassette', 'DRV', buildCassette, { azimuth: 40, elevation: 36 }),
  kind('derailleur', 'DRV', buildDerailleur, FLAT),
  kind('derailleur-electronic', 'DRV', buildElectronicDerailleur, FLAT),
  kind('crank-arms', 'DRV', buildCrankArms, { azimuth: 24, elevation: 32 }),
  kind('chainring', 'DRV', buildChainring, FLAT),
  kind('pedals', 'DRV', buildAlloyPedals, { azimuth: 40, elevation: 30 }),
  kind('pedals-grip', 'DRV', buildGripPedals, { azimuth: 40, elevation: 30 }),
  kind('quick-links', 'DRV', buildQuickLinks, FLAT),
  kind('jockey-wheels', 'DRV', buildJockeyWheels),
  kind('cassette-lockring', 'DRV', buildLockring),
  kind('shift-lever', 'DRV', buildShiftLever, { azimuth: 30, elevation: 26 }),
  kind('hub-shifter', 'DRV', buildHubShifter, { azimuth: 40, elevation: 20 }),
  kind('belt-sprocket-front', 'DRV', buildFrontSprocket, FLAT),
  kind('belt-sprocket-rear', 'DRV', buildRearSprocket, FLAT),
  kind('gear-hub', 'DRV', buildGearHub, { azimuth: 30, elevation: 22 }),
  kind('hub-oil', 'DRV', buildHubOil, { azimuth: 56, elevation: 22 }),
  kind('crank-bolts', 'DRV', buildCrankBolts),
  kind('crank-puller', 'DRV', buildCrankPuller, { azimuth: 30, elevation: 26 }),
  kind('shift-cable', 'DRV', buildShiftCable),
  kind('shift-housing', 'DRV', buildShiftHousing),
  kind('shift-remote-electronic', 'DRV', buildElectronicShifter, { azimuth: 30, elevation: 26 }),
  kind('derailleur-battery', 'DRV', buildDerailleurBattery),
  kind('derailleur-charger', 'DRV', buildDerailleurCharger),
]

export const ROLLING_KINDS: SpareKind[] = [...BRAKE_KINDS, ...DRIVE_KINDS, ...WHEEL_KINDS]
