import { wrinkled } from '../../../src/accessories/cloth/wrinkles.ts'
import { capsule, ellipsoid, type Field, join, sphere } from '../../../src/fields/field.ts'
import { tubeField } from '../../../src/fields/tube-field.ts'
import { table } from '../../../src/shapes/table.ts'
import { between, type V3 } from '../../../src/shapes/vectors.ts'
import type { Figure } from './figure.ts'
import type { Pose } from './pose.ts'

const SIDES = ['right', 'left'] as const

/** How softly limbs blend into the body, in millimetres. */
const SOFT = 46

/** Half the depth and half the width of a jacket along the back, from below the hips to the neck. */
const DEEP = table([
  [0, 136],
  [0.2, 138],
  [0.42, 126],
  [0.66, 130],
  [0.86, 100],
  [1, 70],
])
const WIDE = table([
  [0, 194],
  [0.2, 184],
  [0.42, 162],
  [0.68, 178],
  [0.86, 152],
  [1, 72],
])

/** Returns the jacket: the trunk along a rounded back, and the sleeves. */
export function jacketOf(pose: Pose, { build, torso }: Figure): Field {
  const { pelvis, chest, lean } = pose
  const [up, back] = [
    [Math.cos(lean), Math.sin(lean)],
    [-Math.sin(lean), Math.cos(lean)],
  ] as const
  const on = (along: number, behind: number): V3 => [
    pelvis.x + up[0] * along * torso + back[0] * behind,
    pelvis.y + up[1] * along * torso + back[1] * behind,
    0,
  ]
  const neck = between(chest.toArray(), pose.head.toArray(), 0.42)
  const trunk = tubeField({
    points: [on(-0.15, -16), on(0.06, 12), on(0.34, 30), on(0.66, 34), on(0.96, 12), neck],
    a: (t) => DEEP(t) * build,
    b: (t) => WIDE(t) * build,
    n: () => 2.3,
    steps: 72,
  })
  const sleeves = SIDES.flatMap((side) => {
    const [shoulder, elbow, wrist] = [pose.shoulders, pose.elbows, pose.wrists].map((joint) =>
      joint[side].toArray(),
    ) as [V3, V3, V3]
    return [
      { field: capsule(shoulder, elbow, 74 * build, 57 * build), k: SOFT },
      { field: capsule(elbow, wrist, 56 * build, 41 * build), k: 26 },
    ]
  })
  return wrinkled(join([{ field: trunk, k: 1 }, ...sleeves]), 5, 120)
}

/** Returns the trousers: the seat on the saddle, thighs and shins. */
export function trousersOf(pose: Pose, { build }: Figure): Field {
  const { pelvis } = pose
  const seat = ellipsoid([pelvis.x - 12, pelvis.y + 4, 0], [110 * build, 96, 160 * build])
  const legs = SIDES.flatMap((side) => {
    const [hip, knee, ankle] = [pose.hips, pose.knees, pose.ankles].map((joint) => joint[side].toArray()) as [
      V3,
      V3,
      V3,
    ]
    const calf = between(knee, ankle, 0.3)
    return [
      { field: capsule(hip, knee, 91 * build, 63 * build), k: SOFT },
      { field: capsule(knee, ankle, 60 * build, 43 * build), k: 30 },
      { field: sphere([calf[0] - 20, calf[1], calf[2]], 56 * build), k: 44 },
    ]
  })
  return wrinkled(join([{ field: seat, k: 1 }, ...legs]), 4, 110)
}

/** Returns the hands: fists around the grips. */
export function handsOf({ contacts, wrists }: Pose): Field {
  return join(
    SIDES.flatMap((side) => {
      const [grip, axis, wrist] = [contacts.grips[side], contacts.gripAxes[side], wrists[side]]
      const on = (out: number, ahead: number, up: number): V3 => [
        grip.x + axis.x * out + ahead,
        grip.y + axis.y * out + up,
        grip.z + axis.z * out,
      ]
      const knuckles = [-33, -11, 11, 33].flatMap((out) => [
        { field: capsule(on(out, 22, 16), on(out, 26, -10), 12.5), k: 7 },
        { field: capsule(on(out, -14, 22), on(out, 22, 16), 13), k: 9 },
      ])
      return [
        { field: capsule(wrist.toArray(), on(-4, -14, 16), 30, 27), k: 12 },
        { field: capsule(on(-30, -12, 14), on(30, -12, 14), 21), k: 16 },
        ...knuckles,
        { field: capsule(on(-34, -12, 0), on(-44, 16, -18), 13), k: 12 },
      ]
    }),
  )
}

interface Shoes {
  upper: Field
  sole: Field
}

/** The thickness of a shoe's sole, in millimetres. */
const SOLE = 24

/** Returns the shoes, flat on the pedals. */
export function shoesOf({ contacts, ankles, toes }: Pose): Shoes {
  const feet = SIDES.map((side) => {
    const [pedal, ankle] = [contacts.pedals[side], ankles[side]]
    const [cos, sin] = [Math.cos(toes[side]), Math.sin(toes[side])]
    const on = (ahead: number, up: number): V3 => [
      pedal.x + cos * ahead + sin * up,
      pedal.y - sin * ahead + cos * up,
      ankle.z + (pedal.z - ankle.z) * 0.5,
    ]
    const last = join([
      { field: capsule(on(-158, 38), on(-40, 34), 38, 42), k: 1 },
      { field: capsule(on(-40, 30), on(62, 24), 44, 34), k: 30 },
      { field: capsule(ankle.toArray(), on(-130, 60), 42, 42), k: 30 },
    ])
    const above: Field = (x, y) => (x - pedal.x) * sin + (y - pedal.y) * cos
    return { last, above }
  })
  const each = (of: (foot: (typeof feet)[number]) => Field) =>
    join(feet.map((foot) => ({ field: of(foot), k: 1 })))
  return {
    upper: each(
      ({ last, above }) =>
        (x, y, z) =>
          Math.max(last(x, y, z), SOLE * 0.7 - above(x, y, z)),
    ),
    sole: each(
      ({ last, above }) =>
        (x, y, z) =>
          Math.max(last(x, y, z) - 4, -above(x, y, z), above(x, y, z) - SOLE),
    ),
  }
}
