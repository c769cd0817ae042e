import { brakeTaillight } from '../accessories/brake-taillight.ts'
import { frontLight } from '../accessories/front-light.ts'
import { secondBattery } from '../accessories/power/battery.ts'
import { charger, quickCharger } from '../accessories/power/chargers.ts'
import { buildBatteryBumpers } from './battery/bumpers.ts'
import { buildChargePortCap } from './battery/charge-port-cap.ts'
import { buildExtenderCage } from './battery/extender-cage.ts'
import { buildBattery504, buildBattery672First } from './battery/frame-battery.ts'
import { buildGlassFuses } from './battery/glass-fuse.ts'
import { buildBatteryLatch } from './battery/latch.ts'
import { buildLockCore } from './battery/lock-core.ts'
import {
  buildBatteryDoor,
  buildBatteryKey,
  buildBatteryRail,
  buildChargePort,
  buildContactBlock,
  buildFuse,
} from './battery/mounting.ts'
import { buildWallMount } from './battery/wall-mount.ts'
import { buildMotorBearings } from './bearings/bearing.ts'
import { buildBatteryYCable } from './cables/battery-y-cable.ts'
import {
  buildDisplayCable,
  buildDockCable,
  buildExtenderCable,
  buildLightCable,
} from './cables/display-cable.ts'
import {
  buildAuCable,
  buildChCable,
  buildEuCable,
  buildJpCable,
  buildUkCable,
  buildUsCable,
} from './cables/mains-cable.ts'
import { buildPlugAdapter } from './cables/plug-adapter.ts'
import { buildSmallDisplay, buildTouchDisplay } from './cockpit/from-the-bike.ts'
import { buildBeamSwitch } from './cockpit/thumb-controls.ts'
import { buildController, buildFirstController } from './controller/controller.ts'
import { buildRotorMagnet, buildBrakeLightSwitch, buildTemperatureSensor } from './controller/probes.ts'
import { buildSpeedSensor, buildSpokeMagnet } from './controller/speed-sensor.ts'
import { buildTorqueSensor } from './controller/torque-sensor.ts'
import { buildWiringHarness } from './controller/wiring-harness.ts'
import { buildButtonRemote } from './display/button-remote.ts'
import {
  buildButtonRubbers,
  buildDisplayMount,
  buildScreenProtectors,
  buildSunVisor,
} from './display/display-parts.ts'
import { buildMotorBolts } from './hardware/small-parts.ts'
import { kind, type SpareKind } from './kind.ts'
import { buildBarBracket, buildCrownBracket, buildRackBracket } from './lights/brackets.ts'
import { buildFrontReflector, buildRearReflector, buildSpokeReflectors } from './lights/reflectors.ts'
import { buildDriveUnit } from './motor/drive-unit.ts'
import { buildMotorGears } from './motor/motor-gears.ts'
import { buildSkidPlate } from './motor/skid-plate.ts'
import {
  buildLeftMotorCover,
  buildMotorPlate,
  buildRightMotorCover,
  buildSpragClutch,
} from './motor/small-motor-parts.ts'

const PACK = { azimuth: 28, elevation: 22 }

export const ELECTRIC_KINDS: SpareKind[] = [
  kind('drive-unit', 'MOT', buildDriveUnit, { azimuth: 48, elevation: 18 }),
  kind('motor-gears', 'MOT', buildMotorGears),
  kind('motor-bolts', 'MOT', buildMotorBolts),
  kind('sprag-clutch', 'MOT', buildSpragClutch),
  kind('motor-bearings', 'MOT', buildMotorBearings),
  kind('motor-cover-left', 'MOT', buildLeftMotorCover, { azimuth: 60, elevation: 40 }),
  kind('motor-cover-right', 'MOT', buildRightMotorCover, { azimuth: 60, elevation: 40 }),
  kind('motor-mount-plate', 'MOT', buildMotorPlate, { azimuth: 50, elevation: 38 }),
  kind('motor-skid-plate', 'MOT', buildSkidPlate, { azimuth: 50, elevation: 34 }),
  kind('battery-504', 'BAT', buildBattery504, PACK),
  kind('battery-672-first', 'BAT', buildBattery672First, PACK),
  kind('battery-672', 'BAT', secondBattery, PACK),
  kind('battery-lock-core', 'BAT', buildLockCore),
  kind('charge-port-cap', 'BAT', buildChargePortCap),
  kind('battery-rail', 'BAT', buildBatteryRail),
  kind('battery-cover', 'BAT', buildBatteryDoor, { azimuth: 60, elevation: 26 }),
  kind('battery-contacts', 'BAT', buildContactBlock),
  kind('battery-key', 'BAT', buildBatteryKey, { azimuth: 40, elevation: 44 }),
  kind('battery-bumpers', 'BAT', buildBatteryBumpers),
  kind('extender-cable', 'BAT', buildExtenderCable),
  kind('battery-fuse', 'BAT', buildFuse),
  kind('charge-port', 'BAT', buildChargePort, { azimuth: 50, elevation: 24 }),
  kind('battery-latch', 'BAT', buildBatteryLatch),
  kind('extender-cage', 'BAT', buildExtenderCage, { azimuth: 40, elevation: 20 }),
  kind('battery-y-cable', 'BAT', buildBatteryYCable),
  kind('charger', 'CHG', charger, { azimuth: 30, elevation: 32 }),
  kind('quick-charger', 'CHG', quickCharger, { azimuth: 30, elevation: 32 }),
  kind('mains-cable-us', 'CHG', buildUsCable),
  kind('mains-cable-eu', 'CHG', buildEuCable),
  kind('mains-cable-uk', 'CHG', buildUkCable),
  kind('mains-cable-au', 'CHG', buildAuCable),
  kind('mains-cable-ch', 'CHG', buildChCable),
  kind('mains-cable-jp', 'CHG', buildJpCable),
  kind('dock-cable', 'CHG', buildDockCable),
  kind('charger-fuse', 'CHG', buildGlassFuses),
  kind('charger-plug-adapter', 'CHG', buildPlugAdapter),
  kind('charger-wall-mount', 'CHG', buildWallMount, { azimuth: 32, elevation: 14 }),
  kind('display-small', 'DSP', buildSmallDisplay, { azimuth: 20, elevation: 22 }),
  kind('display-touch', 'DSP', buildTouchDisplay, { azimuth: 20, elevation: 22 }),
  kind('button-remote', 'DSP', buildButtonRemote),
  kind('display-mount', 'DSP', buildDisplayMount, { azimuth: 40, elevation: 32 }),
  kind('screen-protectors', 'DSP', buildScreenProtectors, { azimuth: 50, elevation: 40 }),
  kind('sun-visor', 'DSP', buildSunVisor, { azimuth: 60, elevation: 22 }),
  kind('button-rubbers', 'DSP', buildButtonRubbers, { azimuth: 50, elevation: 40 }),
  kind('display-cable', 'DSP', buildDisplayCable),
  kind('controller', 'ECU', buildController),
  kind('controller-first', 'ECU', buildFirstController),
  kind('speed-sensor', 'ECU', buildSpeedSensor),
  kind('spoke-magnet', 'ECU', buildSpokeMagnet),
  kind('torque-sensor', 'ECU', buildTorqueSensor),
  kind('wiring-harness', 'ECU', buildWiringHarness, { azimuth: 14, elevation: 44 }),
  kind('rotor-magnet', 'ECU', buildRotorMagnet),
  kind('brake-light-switch', 'ECU', buildBrakeLightSwitch),
  kind('temperature-sensor', 'ECU', buildTemperatureSensor),
  kind('front-light', 'LGT', frontLight, { azimuth: 62, elevation: 14 }),
  kind('tail-light', 'LGT', brakeTaillight, { azimuth: 58, elevation: 14 }),
  kind('light-bracket-crown', 'LGT', buildCrownBracket, { azimuth: 40, elevation: 18 }),
  kind('light-bracket-bar', 'LGT', buildBarBracket, { azimuth: 40, elevation: 26 }),
  kind('light-bracket-rack', 'LGT', buildRackBracket, { azimuth: 60, elevation: 20 }),
  kind('reflector-front', 'LGT', buildFrontReflector, { azimuth: 62, elevation: 14 }),
  kind('reflector-rear', 'LGT', buildRearReflector, { azimuth: 62, elevation: 14 }),
  kind('spoke-reflectors', 'LGT', buildSpokeReflectors, { azimuth: 40, elevation: 34 }),
  { ...kind('light-cable', 'LGT', buildLightCable), families: ['LGT', 'ECU'] },
  kind('high-beam-switch', 'LGT', buildBeamSwitch, { azimuth: 30, elevation: 30 }),
]
