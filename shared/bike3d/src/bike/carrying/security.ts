import { Vector3 } from 'three'

import { type Piece, startPiece } from '../../piece.ts'
import { curve, line } from '../../shapes/curves.ts'
import { basis, place } from '../../shapes/transforms.ts'
import type { V3 } from '../../shapes/vectors.ts'
import { onSeatTube } from '../measures.ts'
import type { BikePlan } from '../pieces.ts'
import { railsAt } from '../seating/saddle.ts'
import { smallBox } from '../small-box.ts'
import { boltHead } from './hardware.ts'
import { onStay } from './stay-line.ts'

/** Returns the tracker: a small box below the saddle, clamped between its rails. */
export function buildTracker({ tools, measures, shape }: BikePlan): Piece {
  const piece = startPiece()
  const [rx, ry] = railsAt(measures, shape.saddle)
  const [x, y] = [rx - 48, ry + 6]
  piece.add(
    'blackMatte',
    tools.box({ width: 50, height: 15, depth: 37, radius: 6, bevel: 3 }).translate(x, y, 0),
  )
  piece.add(
    'blackGloss',
    smallBox(tools, { width: 34, height: 1.4, depth: 25, radius: 0.6 }).translate(x, y - 7.5, 0),
  )
  piece.add('ledGreen', tools.cylinder([x - 18, y - 7, 8], [x - 18, y - 8.3, 8], 1.5, 12))
  for (const side of [1, -1]) {
    piece.add(
      'satin',
      smallBox(tools, { width: 14, height: 10, depth: 12, radius: 3 }).translate(x + 14, y - 3, side * 22),
    )
    piece.add('steel', boltHead(tools, [x + 14, y - 8.6, side * 22], [0, -1, 0], 0.7))
  }
  return piece.done()
}

/** Returns the alarm: a round puck with the siren's slots, on the front of the seat tube. */
export function buildAlarm({ tools, measures }: BikePlan): Piece {
  const piece = startPiece()
  const on = (ahead: number, up = 0, side = 0): V3 => onSeatTube(measures, 132 + up, ahead, side)
  piece.add(
    'blackMatte',
    tools.lathe(
      [
        [0, 0],
        [24, 0],
        [25, 1.5],
        [25, 11],
        [23.6, 14],
        [20, 15.4],
        [19, 14.6],
        [0, 14.6],
      ],
      on(19),
      on(34),
      { around: 48 },
    ),
  )
  piece.add(
    'alloyDark',
    tools.lathe(
      [
        [0, 15.2],
        [9, 15.2],
        [10, 14.4],
        [10, 13],
        [0, 13],
      ],
      on(19),
      on(34),
      { around: 32 },
    ),
  )
  piece.add('ledRed', tools.cylinder(on(33, 15), on(34.4, 15), 1.6, 12))
  for (const side of [-14, -11, 11, 14])
    piece.add(
      'blackGloss',
      tools.tube(line(on(33.4, -7, side), on(33.4, 7, side)), 0.9, { along: 1, around: 6 }),
    )
  piece.add(
    'satin',
    smallBox(tools, { width: 22, height: 30, depth: 24, radius: 5 })
      .rotateZ(Math.atan2(measures.seatTube[1], measures.seatTube[0]) - Math.PI / 2)
      .translate(...on(15)),
  )
  return piece.done()
}

/** Returns the ring lock behind the seat stays, over the rear tyre and open towards the axle, its key on the left. */
export function buildFrameLock({ tools, measures, shape }: BikePlan): Piece {
  const piece = startPiece()
  const { wheelRadius, tyreWidth, rearAxle } = measures
  const height = wheelRadius - tyreWidth / 2
  const { at, along } = onStay(measures, height - 2)
  const up = new Vector3(-along.x, -along.y, 0).normalize()
  const behind = new Vector3(-up.y, up.x, 0)
  const middle = new Vector3(rearAxle[0], rearAxle[1], 0).addScaledVector(
    up,
    new Vector3(at[0] - rearAxle[0], at[1] - rearAxle[1], 0).dot(up),
  )
  middle.addScaledVector(behind, new Vector3(at[0], at[1], 0).sub(middle).dot(behind) + 20)
  const into = basis({
    x: new Vector3(0, 0, 1),
    y: up,
    z: new Vector3().crossVectors(new Vector3(0, 0, 1), up),
    at: middle,
  })
  const radius = tyreWidth / 2 + (shape.fenders ? 21 : 15)
  const points = Array.from({ length: 17 }, (_, i): V3 => {
    const angle = -0.85 + (i / 16) * (Math.PI + 1.7)
    return [radius * Math.cos(angle), radius * Math.sin(angle), 0]
  })
  const ring = tools.sweep(curve(points), {
    a: () => 9,
    b: () => 8.5,
    n: () => 3.4,
    up: [0, 0, 1],
    along: 56,
    around: 24,
    round: 6,
  })
  const put = (geometry: ReturnType<typeof smallBox>) => place(geometry, into)
  piece.add('blackMatte', put(ring))
  piece.add(
    'blackMatte',
    put(tools.box({ width: 26, height: 52, depth: 24, radius: 8, bevel: 4 }).translate(-radius - 3, 4, 0)),
  )
  piece.add(
    'satin',
    put(smallBox(tools, { width: 14, height: 20, depth: 7, radius: 3 }).translate(radius + 9, 2, 0)),
  )
  piece.add('alloy', put(tools.cylinder([-radius - 6, 30, 0], [-radius - 6, 33, 0], 6.4, 26)))
  piece.add(
    'steel',
    put(smallBox(tools, { width: 2, height: 12, depth: 8, radius: 0.9 }).translate(-radius - 6, 37, 0)),
  )
  piece.add(
    'steel',
    put(tools.cylinder([radius * 0.66, -radius * 0.75, 0], [-radius * 0.2, -radius * 0.98, 0], 3.8, 14)),
  )
  const front = behind.dot(new Vector3(1, 0, 0)) < 0 ? 1 : -1
  for (const side of [1, -1]) {
    const z = Math.sign(into.determinant()) * front
    piece.add(
      'satin',
      put(
        smallBox(tools, { width: 16, height: 15, depth: 24, radius: 3 }).translate(
          side * (at[2] + 2),
          2,
          z * 14,
        ),
      ),
    )
  }
  return piece.done()
}
