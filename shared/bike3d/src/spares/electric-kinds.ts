import { brakeTaillight } from '../accessories/brake-taillight.ts'
import { frontLight } from '../accessories/front-light.ts'
import { secondBattery } from '../accessories/power/battery.ts'
import { charger, quickCharger } from '../accessories/power/chargers.ts'
import { buildChargePortCap } from './battery/charge-port-cap.ts'
import { buildBattery504, buildBattery672First } from './battery/frame-battery.ts'
import { buildLockCore } from './battery/lock-core.ts'
import { buildDisplayCable, buildLightCable } from './cables/display-cable.ts'
import { buildEuCable, buildUsCable } from './cables/mains-cable.ts'
import { buildSmallDisplay, buildTouchDisplay } from './cockpit/from-the-bike.ts'
import { buildController, buildFirstController } from './controller/controller.ts'
import { buildSpeedSensor } from './controller/speed-sensor.ts'
import { buildTorqueSensor } from './controller/torque-sensor.ts'
import { buildWiringHarness } from './controller/wiring-harness.ts'
import { buildButtonRemote } from './display/button-remote.ts'
import { buildMotorBolts } from './hardware/small-parts.ts'
import { kind, type SpareKind } from './kind.ts'
import { buildDriveUnit } from './motor/drive-unit.ts'
import { buildMotorGears } from './motor/motor-gears.ts'

const PACK = { azimuth: 28, elevation: 22 }

export const ELECTRIC_KINDS: SpareKind[] = [
  kind('drive-unit', 'MOT', buildDriveUnit, { azimuth: 48, elevation: 18 }),
  kind('motor-gears', 'MOT', buildMotorGears),
  kind('motor-bolts', 'MOT', buildMotorBolts),
  kind('battery-504', 'BAT', buildBattery504, PACK),
  kind('battery-672-first', 'BAT', buildBattery672First, PACK),
  kind('battery-672', 'BAT', secondBattery, PACK),
  kind('battery-lock-core', 'BAT', buildLockCore),
  kind('charge-port-cap', 'BAT', buildChargePortCap),
  kind('charger', 'CHG', charger, { azimuth: 30, elevation: 32 }),
  kind('quick-charger', 'CHG', quickCharger, { azimuth: 30, elevation: 32 }),
  kind('mains-cable-us', 'CHG', buildUsCable),
  kind('mains-cable-eu', 'CHG', buildEuCable),
  kind('display-small', 'DSP', buildSmallDisplay, { azimuth: 12, elevation: 34 }),
  kind('display-touch', 'DSP', buildTouchDisplay, { azimuth: 12, elevation: 34 }),
  kind('button-remote', 'DSP', buildButtonRemote),
  kind('display-cable', 'DSP', buildDisplayCable),
  kind('controller', 'ECU', buildController),
  kind('controller-first', 'ECU', buildFirstController),
  kind('speed-sensor', 'ECU', buildSpeedSensor),
  kind('torque-sensor', 'ECU', buildTorqueSensor),
  kind('wiring-harness', 'ECU', buildWiringHarness, { azimuth: 14, elevation: 44 }),
  kind('front-light', 'LGT', frontLight, { azimuth: 62, elevation: 14 }),
  kind('tail-light', 'LGT', brakeTaillight, { azimuth: 58, elevation: 14 }),
  kind('light-cable', 'LGT', buildLightCable),
]
