import { Vector3 } from 'three'

import type { PlacedBike } from '../../subjects.ts'
import { type Contacts, contactsOf, type Sides } from './contacts.ts'
import type { Figure } from './figure.ts'
import { jointBetween } from './two-bones.ts'

/** The joints of a rider on a bike, in the bike's millimetres. */
export interface Pose {
  contacts: Contacts
  hips: Sides
  knees: Sides
  ankles: Sides
  shoulders: Sides
  elbows: Sides
  wrists: Sides
  /** The middles between hips and between shoulders, and the middle of the head. */
  pelvis: Vector3
  chest: Vector3
  head: Vector3
  /** The angle of the back above the horizon, in radians. */
  lean: number
  /** How far the toes point down, on each side, in radians. */
  toes: { right: number; left: number }
}

/** From the sit bones up to the hip joints, and ahead. */
const SEAT_TO_HIP = { up: 84, ahead: 34 }
/** The share of its whole length that a slightly bent arm reaches over. */
const ARM_REACH = 0.94
/** The foot in front stands level, the one behind has its heel raised. */
const TOES = { right: 0.06, left: 0.42 }
/** How far the neck is less bent forward than the back: riders look ahead. */
const LOOKING_UP = 0.62

/** Returns the pose of a rider who sits on the saddle, with the hands on the grips and the feet on the pedals. */
export function poseOf(bike: PlacedBike, figure: Figure): Pose {
  const contacts = contactsOf(bike)
  const pelvis = contacts.saddle.clone().add(new Vector3(SEAT_TO_HIP.ahead, SEAT_TO_HIP.up, 0))
  const hips = apart(pelvis, figure.hipWidth)
  const ankles = sides((side) => ankleAbove(contacts.pedals[side], figure, TOES[side]))
  const knees = sides((side) =>
    jointBetween({
      root: hips[side],
      end: ankles[side],
      upper: figure.thigh,
      lower: figure.shank,
      towards: new Vector3(1, 0.2, side === 'right' ? 0.06 : -0.06),
    }),
  )
  const wrists = sides((side) => wristBehind(contacts.grips[side], figure))
  const lean = leanFor(pelvis, wrists, figure)
  const chest = pelvis.clone().add(direction(lean).multiplyScalar(figure.torso))
  const shoulders = apart(chest, figure.shoulderWidth)
  const elbows = sides((side) =>
    jointBetween({
      root: shoulders[side],
      end: wrists[side],
      upper: figure.upperArm,
      lower: figure.forearm,
      towards: new Vector3(-0.25, -1, side === 'right' ? 0.55 : -0.55),
    }),
  )
  const neckLean = lean + (Math.PI / 2 - lean) * LOOKING_UP
  const head = chest.clone().add(direction(neckLean).multiplyScalar(figure.neck))
  return {
    contacts,
    hips,
    knees,
    ankles,
    shoulders,
    elbows,
    wrists,
    pelvis,
    chest,
    head,
    lean,
    toes: TOES,
  }
}

const sides = (of: (side: 'right' | 'left') => Vector3): Sides => ({ right: of('right'), left: of('left') })

const apart = (middle: Vector3, width: number): Sides => ({
  right: middle.clone().add(new Vector3(0, 0, width / 2)),
  left: middle.clone().add(new Vector3(0, 0, -width / 2)),
})

const direction = (angle: number) => new Vector3(Math.cos(angle), Math.sin(angle), 0)

/** Returns the ankle of a foot whose ball is on the pedal, its toes pointing down by an angle. */
function ankleAbove(pedal: Vector3, { foot, hipWidth }: Figure, toes: number): Vector3 {
  const [cos, sin] = [Math.cos(toes), Math.sin(toes)]
  const inwards = (Math.sign(pedal.z) * hipWidth) / 2
  return new Vector3(
    pedal.x - foot.ahead * cos + foot.down * sin,
    pedal.y + foot.ahead * sin + foot.down * cos,
    pedal.z * 0.78 + inwards * 0.22,
  )
}

/** Returns the wrist of a hand around a grip: behind it and a little above. */
const wristBehind = (grip: Vector3, { hand }: Figure) =>
  grip.clone().add(new Vector3(-hand * 0.86, hand * 0.5, -Math.sign(grip.z) * 6))

/** Returns the angle of the back at which the arms reach the grips, slightly bent. */
function leanFor(pelvis: Vector3, { right }: Sides, figure: Figure): number {
  const wanted = (figure.upperArm + figure.forearm) * ARM_REACH
  const missing = (angle: number) => {
    const shoulder = pelvis.clone().add(direction(angle).multiplyScalar(figure.torso))
    shoulder.z = figure.shoulderWidth / 2
    return shoulder.distanceTo(right) - wanted
  }
  let [low, high] = [0.35, Math.PI / 2 + 0.1]
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2
    if (missing(middle) > 0) high = middle
    else low = middle
  }
  return low
}
