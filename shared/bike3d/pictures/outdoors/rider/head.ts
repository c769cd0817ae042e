import { capsule, ellipsoid, type Field, join, sphere } from '../../../src/fields/field.ts'
import { tubeField } from '../../../src/fields/tube-field.ts'
import type { V3 } from '../../../src/shapes/vectors.ts'
import type { Pose } from './pose.ts'

/** How far riders look down to the road, in radians. */
export const GAZE = -0.1

/** Returns a point given from the middle of the head, x ahead and y up, in the bike's millimetres. */
export const onHead =
  ({ head }: Pose) =>
  ([x, y, z]: V3): V3 => [
    head.x + x * Math.cos(GAZE) - y * Math.sin(GAZE),
    head.y + x * Math.sin(GAZE) + y * Math.cos(GAZE),
    z,
  ]

/** Returns head and neck: the profile is all that is seen of the face. */
export function headOf(pose: Pose): Field {
  const on = onHead(pose)
  const { chest } = pose
  return join([
    { field: ellipsoid(on([-2, 22, 0]), [98, 94, 76]), k: 1 },
    { field: capsule(on([26, -12, 0]), on([44, -60, 0]), 64, 40), k: 30 },
    { field: sphere(on([66, -80, 0]), 21), k: 20 },
    { field: capsule(on([84, 20, -26]), on([84, 20, 26]), 13), k: 18 },
    { field: capsule(on([90, 6, 0]), on([111, -30, 0]), 7, 11), k: 14 },
    { field: capsule(on([86, -52, -10]), on([86, -52, 10]), 11), k: 12 },
    { field: capsule(on([84, -64, -8]), on([84, -64, 8]), 10), k: 10 },
    { field: ellipsoid(on([-6, -16, 76]), [19, 29, 10]), k: 8 },
    { field: ellipsoid(on([-6, -16, -76]), [19, 29, 10]), k: 8 },
    { field: capsule(on([-26, -60, 0]), [chest.x + 6, chest.y + 24, 0], 56, 62), k: 34 },
  ])
}

/** Returns the glasses: one dark lens across the face. */
export function glassesOf(pose: Pose): Field {
  const on = onHead(pose)
  return join(
    [1, -1].flatMap((side) => [
      { field: capsule(on([92, 0, 18 * side]), on([78, 2, 52 * side]), 19, 15), k: 6 },
      { field: capsule(on([70, 6, 66 * side]), on([-4, 4, 79 * side]), 4), k: 4 },
    ]),
  )
}

/** Returns hair below the helmet: a tail in the wind, or short at the nape. */
export function hairOf(pose: Pose, isLong: boolean): Field {
  const on = onHead(pose)
  const nape = { field: capsule(on([-62, -30, -26]), on([-62, -30, 26]), 36), k: 1 }
  if (!isLong) return nape.field
  const tail = tubeField({
    points: [on([-84, -28, 0]), on([-142, -34, 4]), on([-196, -66, 10]), on([-256, -78, 8])],
    a: (t) => 24 + 12 * Math.sin(Math.PI * Math.min(1, t * 1.3)) - 26 * t ** 3,
    b: (t) => 22 + 8 * Math.sin(Math.PI * t) - 18 * t ** 2,
    steps: 18,
  })
  return join([nape, { field: tail, k: 18 }])
}
