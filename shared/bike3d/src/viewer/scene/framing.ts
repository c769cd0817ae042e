import { type Box3, MathUtils, Vector3 } from 'three'

/** A direction of view in degrees: around the model (0 is the drive side, 90 the front) and above it. */
export interface Direction {
  azimuth: number
  elevation: number
}

/** A camera's position and its target, in metres. */
export interface Pose {
  position: Vector3
  target: Vector3
}

export interface Lens {
  /** The vertical field of view in degrees. */
  fov: number
  aspect: number
}

export function towards({ azimuth, elevation }: Direction): Vector3 {
  const [a, e] = [MathUtils.degToRad(azimuth), MathUtils.degToRad(elevation)]
  return new Vector3(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e))
}

/** Returns the pose from which the box just fits into the picture, with a margin. */
export function frameBox(box: Box3, from: Vector3, { fov, aspect }: Lens, air = 1.12): Pose {
  const target = box.getCenter(new Vector3())
  const right = new Vector3(0, 1, 0).cross(from).normalize()
  const up = new Vector3().crossVectors(from, right)
  const height = Math.tan(MathUtils.degToRad(fov) / 2)
  const width = height * aspect
  let distance = 0
  for (const corner of cornersOf(box)) {
    corner.sub(target)
    const ahead = corner.dot(from)
    const away = Math.max(Math.abs(corner.dot(right)) / width, Math.abs(corner.dot(up)) / height)
    distance = Math.max(distance, away * air + ahead)
  }
  return { target, position: target.clone().addScaledVector(from, distance) }
}

const cornersOf = ({ min, max }: Box3) =>
  [min.x, max.x].flatMap((x) =>
    [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => new Vector3(x, y, z))),
  )

/** Returns the direction from which a piece is seen best: from its own side, turned towards its end of the bike. */
export function directionFor(piece: Box3, bike: Box3): Direction {
  const [at, middle] = [piece.getCenter(new Vector3()), bike.getCenter(new Vector3())]
  const side = at.z < -0.02 ? -1 : 1
  const along = MathUtils.clamp((at.x - middle.x) / ((bike.max.x - bike.min.x) / 2), -1, 1)
  const height = MathUtils.clamp((at.y - bike.min.y) / (bike.max.y - bike.min.y), 0, 1)
  const turn = along * 48
  return { azimuth: side > 0 ? turn : 180 - turn, elevation: 6 + height * 16 }
}

/** Returns the pose at `t` on an arc between two poses: around the target, not through it. */
export function poseBetween(a: Pose, b: Pose, t: number): Pose {
  if (t >= 1) return b
  const target = a.target.clone().lerp(b.target, t)
  const [from, to] = [aroundOf(a), aroundOf(b)]
  const turn = MathUtils.euclideanModulo(to.azimuth - from.azimuth + 180, 360) - 180
  const direction = towards({
    azimuth: from.azimuth + turn * t,
    elevation: MathUtils.lerp(from.elevation, to.elevation, t),
  })
  const distance = from.distance * (to.distance / from.distance) ** t
  return { target, position: target.clone().addScaledVector(direction, distance) }
}

function aroundOf({ position, target }: Pose) {
  const off = position.clone().sub(target)
  const distance = off.length()
  return {
    distance,
    azimuth: MathUtils.radToDeg(Math.atan2(off.x, off.z)),
    elevation: MathUtils.radToDeg(Math.asin(off.y / distance)),
  }
}
