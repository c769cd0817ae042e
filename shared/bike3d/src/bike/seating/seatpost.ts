import { capsule, join, roundedBox, roundedCylinder } from '../../fields/field.ts'
import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import type { V2, V3 } from '../../shapes/vectors.ts'
import { onSeatTube } from '../measures.ts'
import type { BikePlan } from '../pieces.ts'
import { smallBox } from '../small-box.ts'
import { addDropper, addSuspension, type Post } from './seatpost-kinds.ts'
import { railsAt } from './saddle.ts'

/** Returns the post, the head that clamps the saddle's rails, and the collar at the frame. */
export function buildSeatpost(plan: BikePlan): Piece {
  const { tools, measures, shape } = plan
  const piece = startPiece()
  const rails = railsAt(measures, shape.saddle)
  const { seatTop, seatLength } = measures
  const free = Math.hypot(rails[0] - seatTop[0], rails[1] - seatTop[1]) - 28
  const on = (up: number): V3 => onSeatTube(measures, seatLength + up)
  const post = { free, on }
  if (shape.seatpost === 'dropper') addDropper(piece, tools, post)
  else if (shape.seatpost === 'suspension') addSuspension(piece, tools, post)
  else addRigid(piece, plan, post)
  addHead(piece, plan, { rails, neck: on(free - 2) })
  addCollar(piece, plan)
  return piece.done()
}

function addRigid(piece: PieceMaker, { tools }: BikePlan, { free, on }: Post) {
  piece.add('anodised', tools.cylinder(on(-40), on(free), 15.4, 34))
  // Fine rings that mark the height.
  for (let i = 0; i < 5; i++)
    piece.add('greyPlastic', tools.lathe(MARK, on(22 + i * 10), on(23 + i * 10), { around: 34 }))
}

const MARK: V2[] = [
  [15.2, 0],
  [15.46, 0.1],
  [15.46, 0.5],
  [15.2, 0.6],
]

/** Adds the head: a forged cradle with two upper jaws and two bolts. */
function addHead(piece: PieceMaker, { tools }: BikePlan, { rails: [x, y], neck }: { rails: V3; neck: V3 }) {
  const cradle = join([
    { field: capsule(neck, [x, y - 10, 0], 15.8, 12), k: 8 },
    { field: roundedBox([x, y - 6, 0], [22, 6, 27], 4), k: 7 },
    { field: roundedCylinder([x - 16, y - 12, 0], [x - 16, y - 2, 0], 7, 2), k: 5 },
    { field: roundedCylinder([x + 16, y - 12, 0], [x + 16, y - 2, 0], 7, 2), k: 5 },
  ])
  const low: V3 = [Math.min(neck[0], x) - 34, neck[1] - 20, 0]
  const mesh = tools.solid(cradle, {
    min: low,
    max: [Math.max(neck[0], x) + 34, y + 6, 34],
    cell: 2.6,
    isHalf: true,
  })
  piece.add('satin', mesh)
  piece.addBoth(
    'alloyDark',
    smallBox(tools, { width: 44, height: 8, depth: 12, radius: 3.4 }).translate(x, y + 3, 22),
  )
  piece.add(
    'alloyDark',
    smallBox(tools, { width: 40, height: 5, depth: 36, radius: 2 }).translate(x, y + 4.6, 0),
  )
  for (const ahead of [-16, 16]) {
    piece.add('steel', tools.cylinder([x + ahead, y - 16, 0], [x + ahead, y + 9, 0], 2.8, 12))
    piece.add(
      'steel',
      tools.lathe(
        [
          [0, 1],
          [2, 1],
          [2.2, 5],
          [4, 5],
          [4.6, 4.2],
          [4.6, 0],
          [0, 0],
        ],
        [x + ahead, y - 12, 0],
        [x + ahead, y - 17, 0],
        { around: 16 },
      ),
    )
    piece.add(
      'steel',
      tools.lathe(
        [
          [0, 0],
          [4.4, 0],
          [4.4, 2.6],
          [3.6, 3.4],
          [0, 3.4],
        ],
        [x + ahead, y + 6.6, 0],
        [x + ahead, y + 10, 0],
        { around: 6 },
      ),
    )
  }
}

/** Adds the collar: a ring that clamps the post, slit at the back, with its bolt across. */
function addCollar(piece: PieceMaker, { tools, measures, shape }: BikePlan) {
  const on = (up: number, ahead = 0, side = 0): V3 =>
    onSeatTube(measures, measures.seatLength + up, ahead, side)
  const outer = shape.bike === 'nyx' ? 20.4 : 20.8
  piece.add(
    'alloyDark',
    tools.lathe(
      [
        [15.6, -2],
        [outer - 0.6, -2],
        [outer, -1],
        [outer, 11],
        [outer - 1, 13],
        [15.6, 13.6],
      ],
      on(0),
      on(12),
      { around: 44 },
    ),
  )
  const lug = tools.cylinder(on(5.5, -outer - 2, -9), on(5.5, -outer - 2, 9), 5, 20)
  piece.add('alloyDark', lug)
  piece.add('blackMatte', tools.cylinder(on(5.5, -outer - 2, -0.7), on(5.5, -outer - 2, 0.7), 5.15, 20))
  piece.add(
    'steel',
    tools.lathe(
      [
        [0, 1],
        [1.8, 1],
        [2, 3],
        [3.4, 3],
        [3.8, 2.2],
        [3.8, 0],
        [0, 0],
      ],
      on(5.5, -outer - 2, 9),
      on(5.5, -outer - 2, 10),
      { around: 16 },
    ),
  )
}
