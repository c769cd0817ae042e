import { type Field, roundedBox } from '../../fields/field.ts'
import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import { move, place, turnX, turnY, turnZ } from '../../shapes/transforms.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { chip } from '../hardware/chip.ts'
import { flatPrint } from '../cloth/decal.ts'
import { addScrew } from '../hardware/screws.ts'
import { onGround } from '../pose.ts'
import { addCables } from './charger-cables.ts'

/** Returns the small charger: a smooth brick with a gap around it and shallow ribs. */
export function charger(tools: Tools): Piece {
  const piece = startPiece()
  const size: V3 = [86, 24, 41]
  addBrick(tools, piece, size, shallowRibs)
  piece.add('label:charger', place(flatPrint(76, 44), move(34, 51.3, 0), turnX(-Math.PI / 2)))
  addLight(tools, piece, [-58, 51, 0], 4)
  addCables(tools, piece, { size, radius: 2.8 })
  return onGround(piece.done())
}

/** Returns the quick charger: larger, with cooling fins, a fan's grille at its end and a light bar. */
export function quickCharger(tools: Tools): Piece {
  const piece = startPiece()
  const size: V3 = [108, 33, 52]
  addBrick(tools, piece, size, coolingFins)
  const plate = tools.box({ width: 92, height: 74, depth: 3, radius: 8, bevel: 1 })
  piece.add('satin', place(plate, move(0, 68.6, 0), turnX(-Math.PI / 2)))
  piece.add('label:charger', place(flatPrint(74, 43), move(0, 70.3, -9), turnX(-Math.PI / 2)))
  for (let i = 0; i < 5; i++)
    piece.add(
      i < 4 ? 'ledGreen' : 'greyPlastic',
      place(
        chip(tools, { width: 11, height: 3, depth: 1.4, radius: 1.3, bevel: 0.4 }),
        move(-28 + i * 14, 70, 30),
        turnX(-Math.PI / 2),
      ),
    )
  for (const x of [-98, 98])
    for (const z of [-42, 42]) addScrew(tools, piece, [x, 67.4, z], { out: [0, 1, 0], radius: 3.6 })
  addGrille(tools, piece, [108, 35, 0])
  addCables(tools, piece, { size, radius: 3.4 })
  return onGround(piece.done())
}

type Relief = (x: number, y: number, z: number) => number

const shallowRibs: Relief = (x, y) => {
  const isBetween = Math.abs(x) < 70 && Math.abs(y) < 17
  return isBetween
    ? 0.7 * (0.5 + 0.5 * Math.cos((x * Math.PI * 2) / 10)) * Math.min(1, (17 - Math.abs(y)) / 4)
    : 0
}

const coolingFins: Relief = (x, y, z) => {
  const [ends, edge] = [Math.min(1, (96 - Math.abs(x)) / 5), Math.min(1, (26 - Math.abs(y)) / 4)]
  const sides = Math.abs(z) > 34 ? Math.max(0, Math.min(ends, edge)) : 0
  const above = y > 24 && Math.abs(x) > 50 ? Math.max(0, Math.min(ends, (44 - Math.abs(z)) / 5, 1)) : 0
  return 2.6 * Math.max(sides, above) * (0.5 + 0.5 * Math.cos((x * Math.PI * 2) / 9))
}

/** Adds the charger's body: two half shells with a gap between them, on four rubber feet. */
function addBrick(tools: Tools, piece: PieceMaker, size: V3, relief: Relief) {
  const box = roundedBox([0, 0, 0], size, 11)
  const middle = size[1] + 3
  const shell: Field = (x, y, z) => {
    const gap = Math.exp(-(((y + 5) / 1.1) ** 2)) * 1.3
    return box(x, y, z) + gap + (Math.abs(z) > size[2] - 10 || y > size[1] - 10 ? relief(x, y, z) : 0)
  }
  const [x, y, z] = size
  piece.add(
    'blackMatte',
    place(
      tools.solid(shell, { min: [-x - 5, -y - 5, 0], max: [x + 5, y + 5, z + 5], cell: 2, isHalf: true }),
      move(0, middle, 0),
    ),
  )
  for (const footX of [-x + 18, x - 18])
    for (const footZ of [-z + 16, z - 16])
      piece.add('rubber', tools.cylinder([footX, 0, footZ], [footX, 4, footZ], { from: 7, to: 8 }, 24))
}

function addLight(tools: Tools, piece: PieceMaker, at: V3, radius: number) {
  const end: V3 = [at[0], at[1] + 1, at[2]]
  piece.add(
    'alloyDark',
    tools.lathe(
      [
        [radius, 0],
        [radius + 2, 0],
        [radius + 2, 0.5],
        [radius + 1.4, 0.9],
        [radius, 0.7],
      ],
      at,
      end,
      { around: 32 },
    ),
  )
  piece.add(
    'ledGreen',
    tools.lathe(
      [
        [0, 0],
        [radius, 0],
        [radius, 0.5],
        [0, 0.9],
      ],
      at,
      end,
      { around: 28 },
    ),
  )
}

/** Adds the fan's guard: rings and four spokes in front of a dark opening. */
function addGrille(tools: Tools, piece: PieceMaker, [x, y, z]: V3) {
  const lookX = [move(x, y, z), turnY(Math.PI / 2)] as const
  piece.add(
    'rubber',
    place(
      tools.latheZ([
        [0, -1],
        [25, -1],
        [25, 0.2],
        [0, 0.2],
      ]),
      ...lookX,
    ),
  )
  for (const radius of [7, 12, 17, 22, 26])
    piece.add(
      'steel',
      place(tools.latheZ(ringRows(radius), [0, 0, 1.6], { asGiven: true, edge: 0 }), ...lookX),
    )
  for (let i = 0; i < 4; i++)
    piece.add(
      'steel',
      place(
        tools.tube(
          [
            [0, 4, 0],
            [0, 15, 0],
            [0, 26, 0],
          ],
          0.9,
          { along: 4, around: 8 },
        ),
        ...lookX,
        turnZ((i * Math.PI) / 2 + 0.78),
        move(0, 0, 0.8),
      ),
    )
}

const ringRows = (radius: number): [number, number][] =>
  Array.from({ length: 9 }, (_, i) => [
    radius + Math.cos((-i / 8) * Math.PI * 2),
    Math.sin((-i / 8) * Math.PI * 2),
  ])
