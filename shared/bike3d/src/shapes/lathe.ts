import { type BufferGeometry, LatheGeometry, Matrix4, Vector2, Vector3 } from 'three'

import { crease } from './crease.ts'
import { place, turnX } from './transforms.ts'
import { TURN, type V2, type V3, vector } from './vectors.ts'

export interface LatheOptions {
  /** Number of steps around. */
  around?: number
  /** Angle in degrees above which an edge is sharp; 0 makes all edges round. */
  edge?: number
  /** Keeps the order of the rows; needed for a closed ring, whose inside can't be derived from its rows. */
  asGiven?: boolean
  /** The angle at which the body starts, and the angle that it covers, in radians. */
  from?: number
  through?: number
}

/** Returns a body turned around the axis from `a` towards `b`: rows of [radius, distance from a]. */
export function lathe(
  rows: V2[],
  a: V3,
  b: V3,
  { around = 32, edge = 40, from = 0, through = TURN }: LatheOptions = {},
): BufferGeometry {
  const geometry = turned(outwards(rows), around, from, through)
  const direction = vector(b).sub(vector(a))
  const isUpright = Math.abs(direction.y) / direction.length() > 0.95
  const up = isUpright ? new Vector3(1, 0, 0) : new Vector3(0, 1, 0)
  const look = new Matrix4().lookAt(new Vector3(), direction.negate(), up)
  return crease(place(geometry, new Matrix4().makeTranslation(...a), look, turnX(Math.PI / 2)), edge)
}

/** Returns a body turned around an axis along z through `centre`: rows of [radius, z]. */
export function latheZ(
  rows: V2[],
  centre: V3 = [0, 0, 0],
  { around = 64, edge = 38, asGiven = false }: LatheOptions = {},
): BufferGeometry {
  const geometry = turned(asGiven ? rows : outwards(rows), around, 0, TURN)
  place(geometry, new Matrix4().makeTranslation(...centre), turnX(Math.PI / 2))
  return edge > 0 ? crease(geometry, edge) : geometry
}

/** Returns a cylinder or cone from `a` to `b`, closed at both ends. */
export function cylinder(
  a: V3,
  b: V3,
  radius: number | { from: number; to: number },
  around = 20,
): BufferGeometry {
  const { from, to } = typeof radius === 'number' ? { from: radius, to: radius } : radius
  const length = vector(a).distanceTo(vector(b))
  const rows: V2[] = [
    [0, 0],
    [from, 0],
    [from, 0],
    [to, length],
    [to, length],
    [0, length],
  ]
  return lathe(rows, a, b, { around })
}

const turned = (rows: V2[], around: number, from: number, through: number) =>
  new LatheGeometry(
    rows.map(([radius, along]) => new Vector2(Math.max(radius, 1e-4), along)),
    around,
    from,
    through,
  )

/** Returns the rows in the order in which the faces point outwards. */
function outwards(rows: V2[]): V2[] {
  let area = 0
  rows.forEach(([radius, along], i) => {
    const before = rows[i - 1]
    if (before) area += (along - before[1]) * (radius + before[0])
  })
  return area < 0 ? rows.toReversed() : rows
}
