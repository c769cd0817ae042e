import { buildBattery } from './battery/build-battery.ts'
import { buildSecondBattery } from './battery/second-battery.ts'
import { buildFrontBrake, buildRearBrake } from './brakes/build-brakes.ts'
import { buildBasket } from './carrying/basket.ts'
import { buildFenders } from './carrying/fenders.ts'
import { buildKickstand } from './carrying/kickstand.ts'
import { buildLights } from './carrying/lights.ts'
import { buildRack } from './carrying/rack.ts'
import { buildAlarm, buildFrameLock, buildTracker } from './carrying/security.ts'
import { buildCockpit } from './cockpit/build-cockpit.ts'
import { buildDisplay } from './cockpit/display.ts'
import { buildDrivetrain } from './drivetrain/build-drivetrain.ts'
import { buildCranks } from './drivetrain/cranks.ts'
import { buildFork } from './fork/build-fork.ts'
import { buildFrame } from './frame/build-frame.ts'
import { buildHeadset } from './frame/headset.ts'
import { buildMotor } from './motor/build-motor.ts'
import { OPTIONAL } from './optional-pieces.ts'
import type { PieceRule } from './pieces.ts'
import { buildSaddle } from './seating/saddle.ts'
import { buildSeatpost } from './seating/seatpost.ts'
import { buildFrontWheel, buildRearWheel } from './wheels/build-wheels.ts'

const always: PieceRule[] = [
  { name: 'frame', build: buildFrame, needs: [], apart: [0, 0, 0] },
  { name: 'headset', build: buildHeadset, needs: [], apart: [30, 60, 0] },
  { name: 'fork', build: buildFork, needs: ['fork'], apart: [150, -70, 0] },
  { name: 'motor', build: buildMotor, needs: ['motor'], apart: [30, -150, 0] },
  { name: 'battery', build: buildBattery, needs: ['battery'], apart: [40, 30, 220] },
  {
    name: 'front-wheel',
    build: buildFrontWheel,
    needs: ['wheels', 'brakes', 'drivetrain'],
    apart: [330, -60, 0],
  },
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
  { name: 'seatpost', build: buildSeatpost, needs: ['seatpost', 'saddle'], apart: [-50, 150, 0] },
  { name: 'saddle', build: buildSaddle, needs: ['saddle'], apart: [-80, 250, 0] },
]

const whenChosen: PieceRule[] = [
  {
    name: 'second-battery',
    build: buildSecondBattery,
    needs: ['secondBattery'],
    isOn: OPTIONAL['second-battery'],
    apart: [60, 120, 130],
  },
  {
    name: 'fenders',
    build: buildFenders,
    needs: [],
    isOn: OPTIONAL.fenders,
    apart: [0, 140, 0],
  },
  { name: 'rack', build: buildRack, needs: [], isOn: OPTIONAL.rack, apart: [-200, 230, 0] },
  { name: 'basket', build: buildBasket, needs: ['bar'], isOn: OPTIONAL.basket, apart: [300, 160, 0] },
  {
    name: 'kickstand',
    build: buildKickstand,
    needs: [],
    isOn: OPTIONAL.kickstand,
    apart: [-60, -60, -200],
  },
  {
    name: 'lights',
    build: buildLights,
    needs: ['bar', 'basket', 'rack'],
    isOn: OPTIONAL.lights,
    apart: [0, 120, 140],
  },
  {
    name: 'tracker',
    build: buildTracker,
    needs: ['saddle'],
    isOn: OPTIONAL.tracker,
    apart: [-170, 190, 0],
  },
  {
    name: 'frame-lock',
    build: buildFrameLock,
    needs: ['fenders'],
    isOn: OPTIONAL['frame-lock'],
    apart: [-190, 140, 0],
  },
  { name: 'alarm', build: buildAlarm, needs: [], isOn: OPTIONAL.alarm, apart: [110, 0, 120] },
]

/** The rules of all pieces that a bike may have. */
export const PIECES: readonly PieceRule[] = [...always, ...whenChosen]
