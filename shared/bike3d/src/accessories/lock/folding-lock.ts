import { cut, join, roundedBox } from '../../fields/field.ts'
import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import { roundedRectangle } from '../../shapes/extrude.ts'
import { move, place, turnX, turnY } from '../../shapes/transforms.ts'
import type { V2, V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { flatPrint } from '../cloth/decal.ts'
import { strap } from '../cloth/straps.ts'
import { addScrew } from '../hardware/screws.ts'
import { onGround } from '../pose.ts'
import { addKey } from './key.ts'

const [LOW, HIGH] = [4.2, 11.4]
const WIDTH = 27
const THICK = 6.4

/** Joints of the opened lock seen from above, in x and z; the lock's body is between the last and the first. */
const JOINTS: V2[] = [
  [172, 44],
  [104, 148],
  [-34, 152],
  [-150, 80],
  [-158, -58],
  [-52, -144],
  [86, -140],
]

/** Returns the folding lock, lying open as a ring with its key in it and its holder inside. */
export function foldingLock(tools: Tools): Piece {
  const piece = startPiece()
  for (let i = 0; i < 6; i++) addPlate(tools, piece, i)
  for (const [x, z] of JOINTS) addRivet(tools, piece, [x, 0, z])
  addLockBody(tools, piece)
  addHolder(tools, piece)
  return onGround(piece.done())
}

const jointAt = (index: number): V2 => JOINTS[index] ?? [0, 0]

function addPlate(tools: Tools, piece: PieceMaker, index: number) {
  const [a, b] = [jointAt(index), jointAt(index + 1)]
  const [dx, dz] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dz)
  const y = index % 2 === 0 ? LOW : HIGH
  const where = [
    move((a[0] + b[0]) / 2, y, (a[1] + b[1]) / 2),
    turnY(-Math.atan2(dz, dx)),
    turnX(-Math.PI / 2),
  ]
  const outline = roundedRectangle(length + WIDTH, WIDTH, WIDTH / 2 - 0.05)
  piece.add(
    'blackMatte',
    place(tools.extrude(outline, { depth: THICK, bevel: 1.6, bevelSteps: 4, curveSteps: 20 }), ...where),
  )
  const inlay = roundedRectangle(length - 38, 9, 4.4)
  inlay.holes.push(roundedRectangle(length - 41, 6, 2.9))
  piece.add(
    'satin',
    place(tools.extrude(inlay, { depth: THICK + 0.6, bevel: 0.25, bevelSteps: 1 }), ...where),
  )
}

function addRivet(tools: Tools, piece: PieceMaker, [x, , z]: V3) {
  piece.add(
    'steel',
    tools.lathe(
      [
        [0, 0.4],
        [8, 0.4],
        [8.4, 1],
        [8.4, HIGH + 3.6],
        [7.8, HIGH + 4.4],
        [5.6, HIGH + 4.9],
        [5.2, HIGH + 4.4],
        [0, HIGH + 4.4],
      ],
      [x, 0, z],
      [x, 1, z],
      { around: 36, edge: 26 },
    ),
  )
}

/** Adds the body between the last joint and the first: the housing with the cylinder, its cover and the key. */
function addLockBody(tools: Tools, piece: PieceMaker) {
  const [a, b] = [jointAt(6), jointAt(0)]
  const [dx, dz] = [b[0] - a[0], b[1] - a[1]]
  const where = [move((a[0] + b[0]) / 2, 0, (a[1] + b[1]) / 2), turnY(-Math.atan2(dz, dx))]
  const half = Math.hypot(dx, dz) / 2
  const body = join([
    { field: roundedBox([6, 15.5, 0], [half - 2, 15, 19], 6), k: 1 },
    { field: roundedBox([-half + 6, 14.4, 0], [22, 3.6, 14], 3), k: 5 },
    { field: roundedBox([half - 2, 14.4, 0], [18, 3.6, 14], 3), k: 5 },
  ])
  const slots = join([
    { field: roundedBox([half + 4, 6, 0], [25, 5.4, 30], 1), k: 1 },
    { field: roundedBox([-half - 2, 6, 0], [24, 5.4, 30], 1), k: 1 },
  ])
  piece.add(
    'satin',
    place(
      tools.solid(cut(body, slots, 2), {
        min: [-half - 30, -4, 0],
        max: [half + 30, 36, 24],
        cell: 1.7,
        isHalf: true,
      }),
      ...where,
    ),
  )
  const rubber = tools.box({ width: half * 1.3, height: 27, depth: 4, radius: 7, bevel: 1.6 })
  piece.add('rubber', place(rubber, ...where, move(6, 29.6, 0), turnX(-Math.PI / 2)))
  piece.add('label:logo', place(flatPrint(54, 13.5), ...where, move(6, 31.75, 0), turnX(-Math.PI / 2)))
  piece.add(
    'steel',
    place(
      tools.lathe(
        [
          [0, 0],
          [9, 0],
          [9, 2],
          [8.2, 2.8],
          [5, 2.8],
          [4.6, 2.2],
          [0, 2.2],
        ],
        [22, 16, 18.4],
        [22, 16, 19.4],
        { around: 36 },
      ),
      ...where,
    ),
  )
  addKey(tools, piece, ...where, move(22, 16, 8), turnY(-Math.PI / 2))
}

/** Adds the holder: a shell for the folded lock, with two straps for the frame. */
function addHolder(tools: Tools, piece: PieceMaker) {
  const outside = roundedBox([0, 24, 0], [88, 24, 33], 11)
  const inside = roundedBox([0, 30, 0], [80, 40, 26], 7)
  const window = roundedBox([0, 26, 0], [46, 9, 60], 8)
  const holder = cut(cut(outside, inside, 3), window, 3)
  const where = [move(-16, 0, 8), turnY(0.32)]
  piece.add(
    'blackMatte',
    place(tools.solid(holder, { min: [-94, -4, 0], max: [94, 54, 38], cell: 2.1, isHalf: true }), ...where),
  )
  for (const x of [-62, 62]) {
    const loop: V3[] = [
      [x, 6, 34],
      [x, 30, 35.4],
      [x, 46, 31],
      [x, 52, 16],
      [x, 52.6, 0],
      [x, 52, -16],
      [x, 46, -31],
      [x, 30, -35.4],
      [x, 6, -34],
    ]
    piece.add(
      'webbing',
      place(strap(tools, loop, { width: 18, thickness: 2, across: [1, 0, 0], along: 60 }), ...where),
    )
    piece.add(
      'blackGloss',
      place(
        tools.box({ width: 24, height: 15, depth: 4, radius: 3, bevel: 1.2 }),
        ...where,
        move(x, 53.6, 8),
        turnX(-Math.PI / 2),
      ),
    )
  }
  for (const x of [-30, 30]) {
    const screw = startPiece()
    addScrew(tools, screw, [x, 8.4, 0], { out: [0, 1, 0], radius: 4.4 })
    for (const mesh of screw.done().meshes) piece.add(mesh.material, place(mesh.geometry, ...where))
  }
}
