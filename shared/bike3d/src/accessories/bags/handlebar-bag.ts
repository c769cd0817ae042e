import { type Field, smoothMax } from '../../fields/field.ts'
import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import { move, place, turnX, turnY } from '../../shapes/transforms.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { dRing, sideReleaseBuckle } from '../cloth/buckles.ts'
import { decal } from '../cloth/decal.ts'
import { onSurface } from '../cloth/on-surface.ts'
import { outlineOf, panel } from '../cloth/panel.ts'
import { piping, stitches, strap } from '../cloth/straps.ts'
import { sheet } from '../cloth/sheet.ts'
import { weaveUv, wrinkled } from '../cloth/wrinkles.ts'
import { onGround } from '../pose.ts'

const MIDDLE = 80
const HALF = 128

/**
 * Returns the handlebar bag: it stands on its flattened underside, its front along x, with the shoulder strap in
 * front.
 */
export function handlebarBag(tools: Tools): Piece {
  const piece = startPiece()
  const body = barrel()
  piece.add('cloth', tools.solid(body, { min: [-86, -8, -146], max: [92, 172, 146], cell: 4, uv: weaveUv }))
  for (const side of [1, -1]) addEnd(tools, piece, body, side)
  addLid(tools, piece, body)
  addFront(tools, piece, body)
  for (const z of [-62, 62]) addBarStrap(tools, piece, z)
  addShoulderStrap(tools, piece)
  return onGround(piece.done())
}

/** Returns a point of the bag's section: a rounded square, taller than deep. */
const sectionAt = (angle: number, grow = 0): [number, number] => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const reach = 1 / (Math.abs(cos) ** 2.7 + Math.abs(sin) ** 2.7) ** (1 / 2.7)
  return [cos * reach * (72 + grow), MIDDLE + sin * reach * (80 + grow)]
}

const hard: Field = (x, y, z) => {
  const q = (Math.abs(x / 72) ** 2.7 + Math.abs((y - MIDDLE) / 80) ** 2.7) ** (1 / 2.7)
  const belly = 3 * Math.cos((z / HALF) * 1.4)
  return smoothMax((q - 1) * 66 - belly, Math.abs(z) - HALF, 16)
}

function barrel(): Field {
  const soft = wrinkled(hard, 1.7, 84)
  return (x, y, z) => Math.max(soft(x, y, z), 2.4 - y)
}

/** Adds a flat end of the bag with piping, and a tab with a ring for the shoulder strap. */
function addEnd(tools: Tools, piece: PieceMaker, body: Field, side: number) {
  const ring = Array.from({ length: 49 }, (_, i): V3 => {
    const [x, y] = sectionAt((i / 48) * Math.PI * 2 + 1)
    const from: V3 = [x * 2.2, MIDDLE + (y - MIDDLE) * 2.2, side * 250]
    return onSurface(body, from, [x - from[0] - x * 0.06, (y - from[1]) * 1, side * (HALF - 8 - 250)], -0.2)
  })
  piece.add('webbing', piping(tools, ring, 2.4))
  const tab = [150, 136, 118].map((y) => onSurface(body, [0, y - 8, side * 240], [0, 0, -side], 1.2))
  piece.add('webbing', strap(tools, tab, { width: 22, thickness: 2.4, across: [1, 0, 0], along: 12 }))
  const [x, y, z] = tab[0] as V3
  piece.add('alloyDark', place(dRing(tools, 26, 2.1), move(x, y - 4, z + side * 3), turnX(side * 0.35)))
}

/** Adds a lid over the top with a clear pocket for a phone, with a bound edge. */
function addLid(tools: Tools, piece: PieceMaker, body: Field) {
  const along = (v: number, lift: number, z: number): V3 => {
    const angle = 2.45 - v * 2.25
    const [x, y] = sectionAt(angle, 60)
    const [cx, cy] = sectionAt(angle, 0)
    return onSurface(body, [x, y, z], [cx - x, cy - y, 0], lift)
  }
  piece.add(
    'cloth',
    sheet(tools, (u, v) => along(v, 1.8, (0.5 - u) * 236), {
      half: 1.4,
      columns: 30,
      rows: 26,
      uv: (_place, u, v) => [u * 11, v * 8],
    }),
  )
  const edge = [
    ...Array.from({ length: 16 }, (_, i) => along(0.1 + (i / 15) * 0.88, 2.4, -117)),
    ...Array.from({ length: 18 }, (_, i) => along(0.995, 2.4, -112 + (i / 17) * 224)),
    ...Array.from({ length: 16 }, (_, i) => along(0.98 - (i / 15) * 0.88, 2.4, 117)),
  ]
  piece.add('webbing', piping(tools, edge, 2.2))
  piece.add(
    'blackGloss',
    sheet(tools, (u, v) => along(0.2 + v * 0.36, 3.8, (0.5 - u) * 150), { half: 0.7, columns: 20, rows: 14 }),
  )
  const frame = [
    ...Array.from({ length: 9 }, (_, i) => along(0.18 + (i / 8) * 0.4, 4, -78)),
    ...Array.from({ length: 11 }, (_, i) => along(0.585, 4, -72 + (i / 10) * 144)),
    ...Array.from({ length: 9 }, (_, i) => along(0.58 - (i / 8) * 0.4, 4, 78)),
    ...Array.from({ length: 11 }, (_, i) => along(0.175, 4, 72 - (i / 10) * 144)),
  ]
  piece.add(
    'webbing',
    strap(tools, frame, { width: 8, thickness: 2.2, flat: [0.1, 1, 0.02], along: 120, isClosed: true }),
  )
}

/** Adds the leather patch and the buckle that closes the lid. */
function addFront(tools: Tools, piece: PieceMaker, body: Field) {
  const at = (y: number, lift = 1): V3 => onSurface(body, [200, y, 0], [-1, 0, 0], lift)
  piece.add(
    'webbing',
    strap(tools, [at(118, 4.2), at(104, 4), at(86, 3), at(78, 3)], {
      width: 24,
      thickness: 2.2,
      across: [0, 0, 1],
      along: 20,
    }),
  )
  piece.add(
    'webbing',
    strap(tools, [at(70, 2.4), at(54), at(34), at(20)], {
      width: 24,
      thickness: 2.2,
      across: [0, 0, 1],
      along: 20,
    }),
  )
  piece.add('blackGloss', place(sideReleaseBuckle(tools, 24), move(...at(76, 5)), turnY(Math.PI / 2)))
  const patch = { at: [200, 52, 78] as V3, facing: [1, 0, 0] as V3, width: 70, height: 25, half: 1 }
  piece.add('gripBrown', panel(tools, body, patch))
  piece.add('greyPlastic', stitches(tools, outlineOf(body, patch, 2.4), { radius: 0.4, length: 3 }))
  piece.add('label:logo', decal(body, { ...patch, width: 56, height: 14, lift: 2 }))
}

/** Adds a padded strap at the back, which goes around the handlebar. */
function addBarStrap(tools: Tools, piece: PieceMaker, z: number) {
  piece.add(
    'webbing',
    strap(
      tools,
      [
        [-70, 92, z],
        [-76, 104, z],
        [-92, 112, z],
        [-104, 126, z],
        [-100, 144, z],
        [-84, 148, z],
        [-70, 138, z],
      ],
      { width: 24, thickness: 2.8, across: [0, 0, 1], along: 44 },
    ),
  )
  piece.add(
    'blackMatte',
    place(
      tools.box({ width: 30, height: 14, depth: 5, radius: 3, bevel: 1.4 }),
      move(-106, 134, z),
      turnY(-Math.PI / 2),
    ),
  )
}

/** Adds the shoulder strap, which hangs from both rings and lies in a curve on the ground. */
function addShoulderStrap(tools: Tools, piece: PieceMaker) {
  const points: V3[] = [
    [0, 126, 139],
    [6, 90, 146],
    [20, 34, 152],
    [44, 6, 162],
    [90, 2.4, 164],
    [128, 2.4, 120],
    [136, 2.4, 40],
    [150, 2.4, -46],
    [128, 2.4, -130],
    [80, 2.6, -166],
    [40, 8, -160],
    [18, 36, -151],
    [6, 90, -146],
    [0, 126, -139],
  ]
  piece.add('webbing', strap(tools, points, { width: 24, thickness: 2, flat: [0.35, 1, 0.02], along: 150 }))
}
