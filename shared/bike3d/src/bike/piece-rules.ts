import { buildBattery } from './battery/build-battery.ts'
import { buildFrontBrake, buildRearBrake } from './brakes/build-brakes.ts'
import { buildCockpit } from './cockpit/build-cockpit.ts'
import { buildDisplay } from './cockpit/display.ts'
import { buildDrivetrain } from './drivetrain/build-drivetrain.ts'
import { buildCranks } from './drivetrain/cranks.ts'
import { buildFork } from './fork/build-fork.ts'
import { buildFrame } from './frame/build-frame.ts'
import { buildHeadset } from './frame/headset.ts'
import { buildMotor } from './motor/build-motor.ts'
import type { PieceRule } from './pieces.ts'
import { buildFrontWheel, buildRearWheel } from './wheels/build-wheels.ts'

/** Every piece that a bike may have. */
export const PIECES: readonly PieceRule[] = [
  { name: 'frame', build: buildFrame, needs: [], apart: [0, 0, 0] },
  { name: 'headset', build: buildHeadset, needs: [], apart: [30, 60, 0] },
  { name: 'fork', build: buildFork, needs: ['fork'], apart: [150, -70, 0] },
  { name: 'motor', build: buildMotor, needs: ['motor'], apart: [30, -150, 0] },
  { name: 'battery', build: buildBattery, needs: ['battery'], apart: [40, 30, 220] },
  { name: 'front-wheel', build: buildFrontWheel, needs: ['wheels', 'brakes', 'drivetrain'], apart: [330, -60, 0] },
  {
    name: 'rear-wheel',
    build: buildRearWheel,
    needs: ['wheels', 'brakes', 'drivetrain'],
    apart: [-300, -40, 0],
  },
  { name: 'drivetrain', build: buildDrivetrain, needs: ['drivetrain'], apart: [-120, -60, 160] },
  { name: 'cranks', build: buildCranks, needs: ['drivetrain'], apart: [0, -160, 220] },
  { name: 'front-brake', build: buildFrontBrake, needs: ['brakes', 'fork'], apart: [190, -90, -160] },
  { name: 'rear-brake', build: buildRearBrake, needs: ['brakes'], apart: [-170, 60, -170] },
  { name: 'cockpit', build: buildCockpit, needs: ['bar', 'drivetrain'], apart: [70, 200, 0] },
  { name: 'display', build: buildDisplay, needs: ['bar', 'display'], apart: [90, 310, 0] },
]
