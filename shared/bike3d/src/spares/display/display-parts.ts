import { smallBox } from '../../bike/small-box.ts'
import { cut, join, roundedBox, roundedCylinder } from '../../fields/field.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { roundedRectangle } from '../../shapes/extrude.ts'
import { move, place, turnX, turnY } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { addScrew } from '../../accessories/hardware/screws.ts'
import { flatPlate, made } from '../made.ts'
import { gather, laid, moved } from '../pose.ts'

/** Returns the display's mount: two clamps around the bar, a bridge, and the seat that the display turns into. */
export function buildDisplayMount(tools: Tools): Piece {
  const clamps = [1, -1].flatMap((side) => [
    { field: roundedCylinder([0, 20, side * 24], [0, 20, side * 38], 20, 1.6), k: 1 },
    { field: roundedBox([-22, 20, side * 31], [7, 8, 7], 2), k: 3 },
    { field: roundedBox([24, 30, side * 28], [18, 5, 7], 2, 0.4), k: 5 },
  ])
  const body = join([
    ...clamps,
    { field: roundedBox([42, 39, 0], [9, 5, 34], 3), k: 5 },
    { field: roundedCylinder([52, 36, 0], [52, 46, 0], 21, 2), k: 6 },
  ])
  const bores = join([
    { field: roundedCylinder([0, 20, -60], [0, 20, 60], 15.9, 0.2), k: 0.1 },
    { field: roundedBox([-26, 20, 0], [14, 1, 60], 0.3), k: 0.1 },
    { field: roundedCylinder([52, 42, 0], [52, 60, 0], 15, 0.6), k: 0.1 },
  ])
  const piece = startPiece()
  piece.add(
    'blackMatte',
    tools.solid(cut(body, bores, 0.9), { min: [-34, -3, 0], max: [78, 52, 42], cell: 1.1, isHalf: true }),
  )
  for (const z of [31, -31]) addScrew(tools, piece, [-23, 28, z], { out: [0, 1, 0], radius: 3.4 })
  piece.add('steel', tools.cylinder([52, 41.6, 0], [52, 43.4, 0], 6, 32))
  for (const turn of [0, 2.1, 4.2])
    piece.add(
      'brass',
      place(tools.cylinder([9.6, 41, 0], [9.6, 44, 0], 1.4, 18), move(52, 0, 0), turnY(turn)),
    )
  return laid(piece.done(), turnY(degrees(-30)))
}

/** Returns two screen protectors: thin clear sheets with a pull tab, one across the other. */
export function buildScreenProtectors(tools: Tools): Piece {
  const sheet = flatPlate(tools, 'mirrorGlass', {
    shape: roundedRectangle(62, 108, 7),
    depth: 0.7,
    bevel: 0.2,
  })
  const tab = flatPlate(tools, 'signalRed', { shape: roundedRectangle(16, 16, 5), depth: 0.5, bevel: 0.1 })
  const one = gather(sheet, moved(tab, move(0, 0.2, 58)))
  return laid(
    gather(
      moved(one, move(-32, 0, -10), turnY(degrees(64))),
      moved(one, move(14, 1.4, 14), turnY(degrees(98))),
    ),
  )
}

/** Returns the visor that is pushed over the display: a hood, and cheeks that get lower towards the rider. */
export function buildSunVisor(tools: Tools): Piece {
  const [width, length, high] = [78, 64, 30]
  const outer = roundedBox([0, 0, 0], [length / 2, high, width / 2], 7)
  const hood = cut(
    outer,
    join([
      { field: roundedBox([-4, -2.4, 0], [length / 2 + 2, high, width / 2 - 2.4], 6), k: 0.1 },
      { field: roundedBox([0, -60, 0], [200, 60, 200], 0.4), k: 0.1 },
      { field: roundedBox([-length / 2, -8, 0], [70, 22, 200], 0.6, -0.44), k: 0.1 },
    ]),
    0.8,
  )
  const solid = tools.solid(hood, { min: [-36, -3, 0], max: [36, 33, 42], cell: 0.9, isHalf: true })
  return laid(made('blackMatte', solid), turnY(degrees(196)))
}

/** Returns the buttons' rubber: three keys on one mat, and a spare pair. */
export function buildButtonRubbers(tools: Tools): Piece {
  const piece = startPiece()
  const flat = (width: number, height: number, depth: number, radius: number) =>
    smallBox(tools, { width, height, depth, radius, bevel: 0.8 })
  piece.add('rubber', place(flat(26, 52, 1.6, 7), move(0, 0.8, 0), turnX(-Math.PI / 2)))
  for (const z of [-15, 0, 15])
    piece.add('blackMatte', place(flat(18, 11, 5, 5), move(0, 3.4, z), turnX(-Math.PI / 2)))
  for (const z of [-15, 15])
    piece.add('whitePlastic', place(flat(7, 1.4, 0.6, 0.6), move(0, 6, z), turnX(-Math.PI / 2)))
  piece.add('whitePlastic', place(flat(1.4, 7, 0.6, 0.6), move(0, 6, -15), turnX(-Math.PI / 2)))
  return laid(piece.done(), turnY(degrees(38)))
}
