import type { Field } from '../../fields/field.ts'
import type { PieceMaker } from '../../piece.ts'
import { move, place, turnX, turnY } from '../../shapes/transforms.ts'
import { curve } from '../../shapes/curves.ts'
import { table } from '../../shapes/table.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { ladderLock, sideReleaseBuckle } from '../cloth/buckles.ts'
import { onSurface } from '../cloth/on-surface.ts'
import { stitches, strap, withWeave } from '../cloth/straps.ts'

/** Adds padded straps at the back, the handle above, and the straps that hold the roll on both sides. */
export function addCarrying(tools: Tools, piece: PieceMaker, body: Field) {
  for (const side of [1, -1]) {
    addShoulderStrap(tools, piece, side)
    addSideStrap(tools, piece, body, side)
  }
  const handle: V3[] = [
    [-56, 384, -34],
    [-84, 412, -30],
    [-92, 420, 0],
    [-84, 412, 30],
    [-56, 384, 34],
  ]
  piece.add(
    'webbing',
    tools.sweep(curve(handle), {
      a: () => 3.4,
      b: table([
        [0, 11],
        [0.5, 8],
        [1, 11],
      ]),
      n: () => 3,
      up: [1, 0.6, 0.01],
      along: 44,
      around: 16,
      round: 2,
    }),
  )
}

function addShoulderStrap(tools: Tools, piece: PieceMaker, side: number) {
  const points: V3[] = [
    [-66, 378, side * 48],
    [-104, 372, side * 56],
    [-138, 300, side * 74],
    [-142, 210, side * 92],
    [-118, 130, side * 106],
  ]
  const path = curve(points)
  const pad = tools.sweep(path, {
    a: () => 7.5,
    b: table([
      [0, 26],
      [0.5, 33],
      [1, 19],
    ]),
    n: () => 3.4,
    up: [0.1, 0.15, 1],
    along: 44,
    around: 28,
    round: 6,
  })
  piece.add('fabric', withWeave(pad, path.getLength(), 66))
  for (const edge of [1, -1]) {
    const line = path.getSpacedPoints(24).map((point): V3 => [point.x - 4, point.y + 2, point.z + edge * 22])
    piece.add('greyPlastic', stitches(tools, line.slice(2, -2), { radius: 0.5 }))
  }
  piece.add(
    'webbing',
    strap(
      tools,
      [
        [-150, 250, side * 84],
        [-150, 206, side * 93],
        [-128, 128, side * 107],
      ],
      { width: 20, thickness: 2.4, across: [0.1, 0.15, 1], along: 24 },
    ),
  )
  piece.add(
    'blackGloss',
    place(ladderLock(tools, 20), move(-116, 122, side * 107), turnY(-Math.PI / 2), turnX(0.5)),
  )
  piece.add(
    'webbing',
    strap(
      tools,
      [
        [-116, 120, side * 107],
        [-104, 66, side * 118],
        [-78, 26, side * 124],
        [-52, 16, side * 120],
      ],
      { width: 20, thickness: 2, across: [0, 0.2, 1], along: 30 },
    ),
  )
  piece.add(
    'webbing',
    strap(
      tools,
      [
        [-117, 116, side * 105],
        [-122, 70, side * 108],
        [-116, 20, side * 112],
      ],
      { width: 20, thickness: 2, across: [0, 0, 1], along: 20 },
    ),
  )
}

/** Adds a side strap: from the roll's end down the side, through a buckle, to a loop at the seam. */
function addSideStrap(tools: Tools, piece: PieceMaker, body: Field, side: number) {
  const at = (y: number, x = 2, lift = 1): V3 => onSurface(body, [x, y, side * 260], [0, 0, -side], lift)
  const upper: V3[] = [
    [-12, 452, side * 128],
    [-12, 450, side * 140],
    [-10, 436, side * 145],
    at(396, -8, 2.4),
    at(352, 4, 3),
  ]
  piece.add('webbing', strap(tools, upper, { width: 20, thickness: 2, across: [1, 0, 0], along: 34 }))
  const lower = [at(326, 4, 3), at(290), at(240), at(200)]
  piece.add('webbing', strap(tools, lower, { width: 20, thickness: 2, across: [1, 0, 0], along: 34 }))
  const buckleAt = at(336, 4, 4)
  piece.add(
    'blackGloss',
    place(sideReleaseBuckle(tools, 20), move(...buckleAt), turnY(side > 0 ? 0 : Math.PI), turnX(-0.05)),
  )
  piece.add(
    'greyPlastic',
    stitches(tools, [at(232, -6, 2.2), at(218, -6, 2.2), at(204, -6, 2.2)], { radius: 0.5 }),
    stitches(tools, [at(232, 10, 2.2), at(218, 10, 2.2), at(204, 10, 2.2)], { radius: 0.5 }),
  )
  piece.add(
    'blackMatte',
    place(
      tools.box({ width: 26, height: 8, depth: 4, radius: 2, bevel: 1 }),
      move(...at(372, 4, 4)),
      turnY(side > 0 ? 0 : Math.PI),
    ),
  )
}
