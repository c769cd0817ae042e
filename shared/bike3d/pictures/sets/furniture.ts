import { type Piece, type PieceMaker, startPiece } from '../../src/piece.ts'
import { move, place } from '../../src/shapes/transforms.ts'
import type { V3 } from '../../src/shapes/vectors.ts'
import type { MaterialName } from '../../src/materials/material-names.ts'
import type { Tools } from '../../src/tools.ts'

/** The heights of what stands on furniture, in millimetres. */
export const WORKBENCH_TOP = 900
export const SEAT_TOP = 440

/** Returns a workbench, 2.4 m wide: a thick top on steel legs, a shelf below it and a chest of drawers. */
export function workbench(tools: Tools): Piece {
  const piece = startPiece()
  const add = adder(tools, piece)
  add('oak', [2400, 46, 640], [0, WORKBENCH_TOP - 23, 0])
  for (const x of [-1120, 1120])
    for (const z of [-260, 260])
      add('blackMatte', [64, WORKBENCH_TOP - 46, 64], [x, (WORKBENCH_TOP - 46) / 2, z])
  for (const z of [-260, 260]) add('blackMatte', [2176, 64, 40], [0, WORKBENCH_TOP - 80, z])
  add('oak', [2176, 24, 540], [0, 190, 0])
  addDrawers(tools, piece, 760)
  return piece.done()
}

/** The number of drawers, one above the other. */
const DRAWERS = 4
const DRAWER = 140

/** Adds a chest of drawers on the shelf, its fronts towards z. */
function addDrawers(tools: Tools, piece: PieceMaker, x: number) {
  const add = adder(tools, piece)
  const low = 202
  const height = DRAWERS * DRAWER + 20
  add('blackMatte', [520, height, 500], [x, low + height / 2, 0])
  for (let drawer = 0; drawer < DRAWERS; drawer++) {
    const y = low + 10 + DRAWER * (drawer + 0.5)
    add('greyPlastic', [500, DRAWER - 8, 18], [x, y, 256])
    add('alloyDark', [180, 12, 22], [x, y + 34, 272])
  }
}

/** Returns a bench to sit on in a hallway: a wooden seat between two sides. */
export function seat(tools: Tools): Piece {
  const piece = startPiece()
  const add = adder(tools, piece)
  add('oak', [960, 36, 350], [0, SEAT_TOP - 18, 0])
  for (const x of [-440, 440]) add('oak', [36, SEAT_TOP - 36, 330], [x, (SEAT_TOP - 36) / 2, 0])
  add('oak', [844, 70, 24], [0, SEAT_TOP - 90, 0])
  return piece.done()
}

/** Returns a rail with pegs for coats, its back at z = 0, in the middle of its height. */
export function coatRail(tools: Tools): Piece {
  const piece = startPiece()
  adder(tools, piece)('oak', [960, 96, 20], [0, 0, 10])
  for (const x of [-360, -120, 120, 360]) {
    piece.add('alloyDark', tools.cylinder([x, 0, 18], [x, 14, 78], 9, 32))
    piece.add('alloyDark', tools.cylinder([x, 14, 76], [x, 16, 88], 17, 32))
  }
  return piece.done()
}

/** The radius of the hook for a wheel. */
export const HOOK_RADIUS = 8

/** Returns a hook for a wheel: a bar out of the wall, its back at z = 0, with a knob at its end. */
export function wheelHook(tools: Tools): Piece {
  const piece = startPiece()
  piece.add('alloyDark', tools.cylinder([0, 0, 0], [0, 0, 150], HOOK_RADIUS, 32))
  piece.add('alloyDark', tools.cylinder([0, 0, 148], [0, 0, 160], HOOK_RADIUS * 2, 32))
  return piece.done()
}

/** Returns what adds boxes to a piece: sizes along x, y and z, and the middle. */
const adder =
  (tools: Tools, piece: PieceMaker) =>
  (material: MaterialName, [width, height, depth]: V3, middle: V3) =>
    piece.add(material, place(tools.box({ width, height, depth, radius: 4, bevel: 2.4 }), move(...middle)))
