import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import { line } from '../../shapes/curves.ts'
import { move, place } from '../../shapes/transforms.ts'
import type { Tools } from '../../tools.ts'
import { chip } from '../hardware/chip.ts'
import { flatPrint } from '../cloth/decal.ts'
import { strap } from '../cloth/straps.ts'
import { addScrew } from '../hardware/screws.ts'
import { onGround } from '../pose.ts'
import { addContacts } from './battery-contacts.ts'

const BATTERY = { length: 410, high: 36, wide: 34 }
const HALF = BATTERY.length / 2

/** Returns the second battery, lying on its side: charge display and lettering face z, the contacts are along x. */
export function secondBattery(tools: Tools): Piece {
  const piece = startPiece()
  addBattery(tools, piece)
  return onGround(piece.done())
}

export function addBattery(tools: Tools, piece: PieceMaker) {
  const part = (from: number, to: number, grow: number, round = 0) =>
    tools.sweep(line([from, 0, 0], [to, 0, 0]), {
      a: () => BATTERY.high + grow,
      b: () => BATTERY.wide + grow,
      n: () => 3.8,
      along: 24,
      around: 76,
      round,
    })
  piece.add('satin', part(-HALF + 46, HALF - 52, 0))
  piece.add('blackMatte', part(-HALF, -HALF + 43, 1.1, 11), part(HALF - 49, HALF, 1.1, 9))
  piece.add('alloyGold', part(-HALF + 42.5, -HALF + 46.5, 0.5))
  piece.add('rubber', part(HALF - 52.5, HALF - 48.5, -0.5))
  for (const y of [-15, 0, 15]) addRib(tools, piece, y)
  piece.add('label:battery', place(flatPrint(240, 46), move(-4, 0, BATTERY.wide + 0.15)))
  addDisplay(tools, piece)
  addLockCore(tools, piece)
  addContacts(tools, piece, HALF)
  addHandle(tools, piece)
  for (const x of [-HALF + 12, HALF - 12])
    for (const y of [-20, 20])
      addScrew(tools, piece, [x, y, BATTERY.wide * 0.94], { out: [0, y / 60, 1], radius: 2.6 })
}

/** Adds a rib for grip. */
function addRib(tools: Tools, piece: PieceMaker, z: number) {
  const path = line([-HALF + 70, BATTERY.high, z], [HALF - 76, BATTERY.high, z])
  piece.add('satin', tools.sweep(path, { a: () => 1.2, b: () => 2.4, along: 6, around: 14, round: 2 }))
}

/** Adds the charge display: five bars and a button behind a glossy window. */
function addDisplay(tools: Tools, piece: PieceMaker) {
  const [x, z] = [-HALF + 22, BATTERY.wide + 0.9]
  piece.add(
    'blackGloss',
    place(tools.box({ width: 15, height: 46, depth: 1.6, radius: 5, bevel: 0.5 }), move(x, 0, z)),
  )
  for (let i = 0; i < 5; i++)
    piece.add(
      i < 4 ? 'ledGreen' : 'greyPlastic',
      place(
        chip(tools, { width: 7.4, height: 2.6, depth: 0.8, radius: 1.2, bevel: 0.3 }),
        move(x, -1 + i * 4.6, z + 0.8),
      ),
    )
  piece.add(
    'alloyDark',
    tools.lathe(
      [
        [0, 0],
        [4.4, 0],
        [4.4, 0.8],
        [3.6, 1.4],
        [0, 1.1],
      ],
      [x, -13, z + 0.5],
      [x, -13, z + 2],
      { around: 32 },
    ),
  )
}

function addLockCore(tools: Tools, piece: PieceMaker) {
  const [x, z] = [HALF - 26, BATTERY.wide + 0.2]
  piece.add(
    'alloyDark',
    tools.lathe(
      [
        [0, 0],
        [14.4, 0],
        [14.4, 2],
        [13.4, 3],
        [10, 3],
        [9.6, 2.2],
        [0, 2.2],
      ],
      [x, 0, z],
      [x, 0, z + 1],
      { around: 48, edge: 28 },
    ),
  )
  piece.add(
    'steel',
    tools.lathe(
      [
        [0, 2],
        [8.6, 2],
        [8.6, 3.4],
        [8, 4],
        [0, 4],
      ],
      [x, 0, z],
      [x, 0, z + 1],
      { around: 40, edge: 28 },
    ),
  )
  piece.add(
    'rubber',
    place(chip(tools, { width: 2, height: 9, depth: 0.6, radius: 0.9, bevel: 0.2 }), move(x, 0, z + 3.95)),
  )
}

/** Adds a webbing loop at the other end as a handle. */
function addHandle(tools: Tools, piece: PieceMaker) {
  const x = -HALF
  piece.add(
    'webbing',
    strap(
      tools,
      [
        [x + 10, 18, 0],
        [x - 12, 17, 0],
        [x - 30, 9, 0],
        [x - 34, 0, 0],
        [x - 30, -9, 0],
        [x - 12, -17, 0],
        [x + 10, -18, 0],
      ],
      { width: 24, thickness: 2.6, across: [0, 0, 1], along: 44 },
    ),
  )
  for (const y of [-18, 18])
    piece.add(
      'alloyDark',
      place(chip(tools, { width: 5, height: 7, depth: 30, radius: 2, bevel: 0.8 }), move(x - 1, y, 0)),
    )
}
