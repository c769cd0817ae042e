import { type CatmullRomCurve3, Matrix4, Vector3 } from 'three'

import type { Piece } from '../../piece.ts'
import { moved } from '../pose.ts'

/** Returns the piece, modelled along x from the origin, at one end of the cable and pointing away from it. */
export function atEnd(piece: Piece, path: CatmullRomCurve3, end: 'start' | 'end', radius = 5.6): Piece {
  const t = end === 'start' ? 0 : 1
  const at = path.getPointAt(t)
  const away = path.getTangentAt(t).multiplyScalar(end === 'start' ? -1 : 1)
  away.y = 0
  away.normalize()
  const up = new Vector3(0, 1, 0)
  const side = new Vector3().crossVectors(away, up)
  // A connector is thicker than its cable, so the cable's end is raised until the connector lies on the ground.
  return moved(piece, new Matrix4().makeBasis(away, up, side).setPosition(at.setY(Math.max(at.y, radius))))
}
