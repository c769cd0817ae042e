import { Vector3 } from 'three'

import type { Figure } from './figure.ts'
import type { Pose } from './pose.ts'

/** A jacket's darker trim: the share of its colour, and the widths of hem, cuffs and collar in millimetres. */
const TRIM = { share: 0.34, hem: 34, cuff: 62, collar: 78 }
/** How far a colour runs into the next, in millimetres. */
const BLUR = 7

/** Returns the share of a jacket's colour at a point in the bike's millimetres: less in its hem, cuffs and collar. */
export function trimOf({ pelvis, chest, head, wrists, lean }: Pose, { torso }: Figure) {
  const up = new Vector3(Math.cos(lean), Math.sin(lean), 0)
  const hem = pelvis.clone().addScaledVector(up, -0.15 * torso + TRIM.hem)
  const neck = chest.clone().lerp(head, 0.42)
  return (point: Vector3): number => {
    const within = Math.max(
      -point.clone().sub(hem).dot(up),
      TRIM.collar - point.distanceTo(neck),
      TRIM.cuff - point.distanceTo(wrists.right),
      TRIM.cuff - point.distanceTo(wrists.left),
    )
    const trim = Math.min(1, Math.max(0, within / BLUR + 0.5))
    return 1 + (TRIM.share - 1) * trim
  }
}
