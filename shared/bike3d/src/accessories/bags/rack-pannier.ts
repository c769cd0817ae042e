import { type Field, smoothMax } from '../../fields/field.ts'
import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { move, place, turnY } from '../../shapes/transforms.ts'
import { table } from '../../shapes/table.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { sideReleaseBuckle } from '../cloth/buckles.ts'
import { decal } from '../cloth/decal.ts'
import { onSurface } from '../cloth/on-surface.ts'
import { panel } from '../cloth/panel.ts'
import { rolledTop } from '../cloth/rolled-top.ts'
import { strap } from '../cloth/straps.ts'
import { weaveUv, wrinkled } from '../cloth/wrinkles.ts'
import { addScrew } from '../hardware/screws.ts'
import { onGround } from '../pose.ts'

const deep = table([
  [0, 74],
  [120, 84],
  [270, 66],
  [362, 6],
  [380, 5],
])
const wide = table([
  [0, 142],
  [140, 152],
  [362, 158],
  [380, 158],
])

/** Returns the pannier: it stands upright, its outside along x, the hooks for the rack behind. */
export function rackPannier(tools: Tools): Piece {
  const piece = startPiece()
  const body = pannierBody()
  piece.add('cloth', tools.solid(body, { min: [-96, -6, -172], max: [96, 372, 172], cell: 4.8, uv: weaveUv }))
  piece.add('cloth', rolledTop(tools, { centre: [-36, 366], radius: 22, width: 314 }))
  addWelds(tools, piece, body)
  for (const side of [1, -1]) addSideStrap(tools, piece, body, side)
  addBackPlate(tools, piece)
  return onGround(piece.done())
}

const sack: Field = (x, y, z) => {
  const [d, w] = [deep(y), wide(y)]
  // The back is flat, against the rack.
  const middle = (84 - d) * -0.72
  const q = (Math.abs(z / w) ** 5 + Math.abs((x - middle) / d) ** 3.6) ** (1 / 4)
  return smoothMax((q - 1) * Math.min(d, 60) * 0.8, Math.abs(y - 176) - 176, y < 100 ? 26 : 4)
}

function pannierBody(): Field {
  const soft = wrinkled(sack, 2.6, 130)
  return (x, y, z) => Math.max(soft(x, y, z), -y)
}

/** Adds welded tapes instead of seams, a reflecting panel and the lettering. */
function addWelds(tools: Tools, piece: PieceMaker, body: Field) {
  for (const side of [1, -1]) {
    const corner = Array.from({ length: 24 }, (_, i): V3 =>
      onSurface(body, [260, 14 + (i / 23) * 330, side * 116], [-1, 0, 0], 0.2),
    )
    piece.add(
      'blackMatte',
      strap(tools, corner, { width: 16, thickness: 1.4, across: [0, 0.05, 1], along: 60 }),
    )
  }
  const band = Array.from({ length: 25 }, (_, i): V3 =>
    onSurface(body, [260, 66, (i / 24 - 0.5) * 262], [-1, 0, 0], 0.2),
  )
  piece.add('blackMatte', strap(tools, band, { width: 18, thickness: 1.4, across: [0, 1, 0], along: 60 }))
  const front = { at: [260, 205, 0] as V3, facing: [1, 0, 0] as V3 }
  piece.add(
    'reflector',
    panel(tools, body, { ...front, at: [260, 118, 0], width: 150, height: 16, half: 0.7, corner: 12 }),
  )
  piece.add('label:logo', decal(body, { ...front, width: 150, height: 37.5, lift: 0.6 }))
}

function addSideStrap(tools: Tools, piece: PieceMaker, body: Field, side: number) {
  const at = (y: number, lift = 1): V3 => onSurface(body, [-24, y, side * 280], [0, 0, -side], lift)
  piece.add(
    'webbing',
    strap(
      tools,
      [[-36, 366, side * 146], [-36, 364, side * 162], [-32, 346, side * 167], at(300, 3), at(262, 3)],
      { width: 25, thickness: 2.2, across: [1, 0, 0], along: 34 },
    ),
  )
  piece.add(
    'webbing',
    strap(tools, [at(240, 3), at(190), at(140), at(96)], {
      width: 25,
      thickness: 2.2,
      across: [1, 0, 0],
      along: 30,
    }),
  )
  piece.add(
    'blackGloss',
    place(sideReleaseBuckle(tools, 25), move(...at(248, 4.4)), turnY(side > 0 ? 0 : Math.PI)),
  )
  piece.add(
    'blackMatte',
    panel(tools, body, { at: [-24, 92, side * 280], facing: [0, 0, side], width: 40, height: 30, half: 1.2 }),
  )
}

/** Adds a stiff back plate with a rail, two hooks for the rack, a lower catch and the handle that opens the hooks. */
function addBackPlate(tools: Tools, piece: PieceMaker) {
  const behind = [move(-88, 0, 0), turnY(-Math.PI / 2)] as const
  piece.add(
    'blackMatte',
    place(
      tools.box({ width: 250, height: 250, depth: 8, radius: 26, bevel: 2.4 }),
      ...behind,
      move(0, 170, 0),
    ),
  )
  piece.add(
    'alloyDark',
    place(tools.box({ width: 236, height: 18, depth: 9, radius: 4, bevel: 1.6 }), ...behind, move(0, 270, 6)),
  )
  piece.add(
    'alloyDark',
    place(tools.box({ width: 160, height: 12, depth: 7, radius: 3, bevel: 1.2 }), ...behind, move(0, 96, 5)),
  )
  for (const z of [-82, 82]) {
    const hook = tools.sweep(hookPath(z), {
      a: () => 4.4,
      b: () => 12,
      n: () => 3.4,
      up: [0, 0, 1],
      along: 40,
      around: 20,
      round: 2,
    })
    piece.add('blackMatte', hook)
    for (const y of [263, 277]) addScrew(tools, piece, [-98.4, y, z], { out: [-1, 0, 0], radius: 3.4 })
  }
  const handle: V3[] = [
    [-104, 268, -60],
    [-112, 300, -56],
    [-112, 322, -34],
    [-112, 326, 0],
    [-112, 322, 34],
    [-112, 300, 56],
    [-104, 268, 60],
  ]
  piece.add('webbing', strap(tools, handle, { width: 26, thickness: 3, across: [1, 0, 0], along: 60 }))
  piece.add(
    'blackMatte',
    tools.sweep(curve(catchPoints), {
      a: () => 4,
      b: () => 9,
      n: () => 3,
      up: [0, 0, 1],
      along: 24,
      around: 16,
      round: 2,
    }),
  )
}

const hookPath = (z: number) =>
  curve([
    [-92, 262, z],
    [-101, 276, z],
    [-101, 296, z],
    [-108, 304, z],
    [-118, 298, z],
    [-120, 278, z],
    [-119, 264, z],
  ])
const catchPoints: V3[] = [
  [-94, 96, 0],
  [-104, 98, 0],
  [-110, 90, 0],
  [-110, 72, 0],
]
