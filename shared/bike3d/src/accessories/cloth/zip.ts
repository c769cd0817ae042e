import type { PieceMaker } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { move, place } from '../../shapes/transforms.ts'
import { basis } from '../../shapes/transforms.ts'
import { type V3, vector } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { Vector3 } from 'three'
import { chip } from '../hardware/chip.ts'
import { strap } from './straps.ts'

interface ZipOptions {
  /** The direction across the zip, from one row of teeth to the other. */
  across: V3
  /** The position of the slider, 0 to 1, and the direction out of the bag there. */
  slider?: number
  out: V3
}

const TOOTH = 2.6

/** Adds a zip through points: two tapes, a row of teeth, a slider and its hanging puller. */
export function addZip(tools: Tools, piece: PieceMaker, points: V3[], options: ZipOptions) {
  const { across, slider = 0.94, out } = options
  const path = curve(points)
  const teeth = Math.round(path.getLength() / TOOTH)
  piece.add(
    'webbing',
    strap(tools, points, { width: 15, thickness: 1.4, across, along: Math.max(40, points.length * 4) }),
  )
  const bumps = (t: number) => 1.9 + 0.55 * Math.sin(t * teeth * Math.PI * 2)
  piece.add(
    'alloyDark',
    tools.sweep(path, { a: () => 1.5, b: bumps, up: across, along: Math.min(teeth * 3, 420), around: 6 }),
  )
  addPuller(tools, piece, {
    at: path.getPointAt(slider),
    along: path.getTangentAt(slider),
    out: vector(out).normalize(),
  })
}

function addPuller(tools: Tools, piece: PieceMaker, where: { at: Vector3; along: Vector3; out: Vector3 }) {
  const { at, along, out } = where
  const x = along.clone().normalize()
  const y = new Vector3().crossVectors(out, x).normalize()
  const z = new Vector3().crossVectors(x, y)
  const frame = basis({ x, y, z, at })
  const slider = chip(tools, { width: 13, height: 9, depth: 5, radius: 2.4, bevel: 1.2 })
  const bail = tools.tube(
    [
      [-4, 0, 2],
      [-1, 0, 5.2],
      [4, 0, 4.6],
      [6, 0, 2],
    ],
    1,
    { along: 10, around: 8 },
  )
  piece.add('alloyDark', place(slider, frame, move(0, 0, 1.6)), place(bail, frame))
  const hang: V3 = [at.x + out.x * 5.5 + x.x * 3, at.y + out.y * 5.5, at.z + out.z * 5.5 + x.z * 3]
  const down = (drop: number, away: number): V3 => [
    hang[0] + out.x * away,
    hang[1] - drop,
    hang[2] + out.z * away,
  ]
  const side = new Vector3()
    .crossVectors(new Vector3(0, 1, 0), out)
    .normalize()
    .toArray() as V3
  piece.add(
    'rubber',
    strap(tools, [hang, down(8, 0.5), down(20, 0), down(30, -1)], {
      width: 9,
      thickness: 3,
      across: side,
      along: 14,
    }),
  )
}
