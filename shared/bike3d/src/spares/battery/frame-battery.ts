import { flatPrint } from '../../accessories/cloth/decal.ts'
import type { FinishName } from '../../materials/finishes.ts'
import type { LabelName } from '../../materials/labels/label-names.ts'
import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import { line } from '../../shapes/curves.ts'
import { move, place } from '../../shapes/transforms.ts'
import type { Tools } from '../../tools.ts'
import { laid } from '../pose.ts'

interface Pack {
  length: number
  /** Half the battery's height and half its width, lying. */
  high: number
  wide: number
  /** The section's exponent: older batteries are boxier. */
  corner: number
  caps: FinishName
  stripe: FinishName
  label: LabelName
}

/** Returns the battery of 504 Wh, as it slides into Homie's down tube. */
export const buildBattery504 = (tools: Tools): Piece =>
  pack(tools, {
    length: 340,
    high: 34,
    wide: 40,
    corner: 4.6,
    caps: 'blackMatte',
    stripe: 'steel',
    label: 'logo',
  })

/** Returns the battery of 560 Wh, round like Nyx's down tube. */
export const buildBattery560 = (tools: Tools): Piece =>
  pack(tools, {
    length: 360,
    high: 32,
    wide: 36,
    corner: 3.2,
    caps: 'blackGloss',
    stripe: 'brass',
    label: 'logo',
  })

/** Returns the battery of 840 Wh, longer and taller than all others. */
export const buildBattery840 = (tools: Tools): Piece =>
  pack(tools, {
    length: 440,
    high: 39,
    wide: 41,
    corner: 4.6,
    caps: 'blackMatte',
    stripe: 'brass',
    label: 'logo',
  })

/** Returns the battery of 672 Wh of the first years: boxier, with bright end plates. */
export const buildBattery672First = (tools: Tools): Piece =>
  pack(tools, {
    length: 398,
    high: 35,
    wide: 37,
    corner: 8,
    caps: 'castAlloy',
    stripe: 'blackGloss',
    label: 'battery',
  })

function pack(tools: Tools, size: Pack): Piece {
  const piece = startPiece()
  const half = size.length / 2
  const part = (from: number, to: number, grow: number, round = 0) =>
    tools.sweep(line([from, 0, 0], [to, 0, 0]), {
      a: () => size.high + grow,
      b: () => size.wide + grow,
      n: () => size.corner,
      along: 20,
      around: 84,
      round,
    })
  piece.add('satin', part(-half + 30, half - 30, 0))
  piece.add(size.caps, part(-half, -half + 28, 0.8, 6), part(half - 28, half, 0.8, 6))
  piece.add(size.stripe, part(-half + 27, -half + 31, -0.6), part(half - 31, half - 27, -0.6))
  addRail(tools, piece, size)
  addGauge(tools, piece, [-half + 62, size.wide])
  const [width, height] = size.label === 'battery' ? [220, 42] : [132, 33]
  piece.add(`label:${size.label}`, place(flatPrint(width, height), move(16, -4, size.wide + 0.12)))
  addPlug(tools, piece, half)
  addLatch(tools, piece, [-half, size.high])
  return laid(piece.done())
}

/** Adds the rail on which the battery slides in. */
function addRail(tools: Tools, piece: PieceMaker, { length, high }: Pack) {
  for (const z of [-14, 14]) {
    const rail = tools.box({ width: length - 90, height: 5, depth: 7, radius: 1.6 })
    piece.add('alloyDark', place(rail, move(0, high + 1.4, z)))
  }
}

function addGauge(tools: Tools, piece: PieceMaker, [x, z]: [number, number]) {
  const window = tools.box({ width: 30, height: 13, depth: 1.6, radius: 5, bevel: 0.5 })
  piece.add('blackGloss', place(window, move(x, 8, z)))
  for (let i = 0; i < 5; i++) {
    const bar = tools.box({ width: 3.2, height: 5.4, depth: 0.6, radius: 0.8, bevel: 0.15 })
    piece.add(i < 4 ? 'ledGreen' : 'greyPlastic', place(bar, move(x - 10 + i * 5, 8, z + 0.7)))
  }
  const button: [number, number][] = [
    [0, 0],
    [5, 0],
    [5.2, 0.4],
    [5.2, 1],
    [4.4, 1.6],
    [0, 1.3],
  ]
  piece.add('rubber', tools.lathe(button, [x, -10, z - 0.3], [x, -10, z + 1], { around: 36 }))
}

/** Adds the socket at the lower end: two blades for power, three pins for data. */
function addPlug(tools: Tools, piece: PieceMaker, x: number) {
  const frame = tools.box({ width: 10, height: 34, depth: 50, radius: 3, bevel: 2 })
  piece.add('blackGloss', place(frame, move(x + 2, 0, 0)))
  for (const z of [-16, 16]) {
    const blade = tools.box({ width: 9, height: 16, depth: 2, radius: 1, bevel: 0.4 })
    piece.add('brass', place(blade, move(x + 8, 0, z)))
  }
  for (const z of [-5, 0, 5]) piece.add('brass', tools.cylinder([x + 5, 0, z], [x + 11, 0, z], 1.4, 14))
}

/** Adds the spring latch at the upper end, which the lock turns. */
function addLatch(tools: Tools, piece: PieceMaker, [x, y]: [number, number]) {
  const tongue = tools.box({ width: 14, height: 9, depth: 22, radius: 2.4, bevel: 1 })
  piece.add('steel', place(tongue, move(x - 3, y - 16, 0)))
  const grip = tools.box({ width: 6, height: 20, depth: 44, radius: 2.8, bevel: 2 })
  piece.add('rubber', place(grip, move(x - 1, -10, 0)))
}
