import type { PieceMaker } from '../../piece.ts'
import { move, place, turnX, turnY, turnZ } from '../../shapes/transforms.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { chip } from '../hardware/chip.ts'
import { ladderLock, sideReleaseBuckle } from '../cloth/buckles.ts'
import { stitches, strap } from '../cloth/straps.ts'

/** Adds the dial at the nape that tightens the helmet, and its cradle. */
export function addDial(tools: Tools, piece: PieceMaker, at: V3, lean: number) {
  const outwards: V3 = [at[0] - Math.cos(lean), at[1] - Math.sin(lean), at[2]]
  const knurled = tools.lathe(
    [
      [0, 0],
      [15, 0],
      [16, 1],
      [16, 7],
      [14.5, 9],
      [0, 9.6],
    ],
    at,
    outwards,
    { around: 44 },
  )
  piece.add('blackGloss', knurled)
  for (let i = 0; i < 22; i++) {
    const angle = (i / 22) * Math.PI * 2
    const rib = chip(tools, { width: 2, height: 2.2, depth: 6.4, radius: 0.8 })
    piece.add(
      'rubber',
      place(
        rib,
        move(...at),
        turnZ(lean),
        turnY(-Math.PI / 2),
        move(16 * Math.cos(angle), 16 * Math.sin(angle), 4.2),
      ),
    )
  }
  piece.add(
    'blackMatte',
    tools.tube(
      [
        [-78, -52, -62],
        [-104, at[1] + 4, -34],
        [at[0] + 8, at[1], 0],
        [-104, at[1] + 4, 34],
        [-78, -52, 62],
      ],
      5,
      {
        along: 40,
        around: 12,
        round: 4,
      },
    ),
  )
}

/** Returns matrices that lay a part on its back and turn it. */
const flat = (turn: number) => [turnY(turn), turnX(-Math.PI / 2)] as const

const lifted = (points: V3[]) => points.map(([x, y, z]): V3 => [x, y + 0.9, z])

/** Adds one side's straps, lying beside the helmet: the Y below the ear, a divider and the buckle. */
export function addStraps(tools: Tools, piece: PieceMaker, ground: number, side: number) {
  const low = ground + 1.4
  const divider: V3 = [6, low + 3, side * 142]
  const lie = (points: V3[]) =>
    strap(tools, points, { width: 15, thickness: 1.8, flat: [0.02, 1, side * 0.25], along: 44 })
  const front: V3[] = [
    [34, ground + 34, side * 70],
    [36, ground + 20, side * 90],
    [34, ground + 7, side * 110],
    [22, low + 1, side * 128],
    [divider[0] + 3, low + 0.6, side * 139],
  ]
  const rear: V3[] = [
    [-34, ground + 34, side * 70],
    [-34, ground + 20, side * 90],
    [-30, ground + 7, side * 110],
    [-14, low + 1, side * 130],
    [divider[0] - 3, low + 0.6, side * 139],
  ]
  const chin: V3[] = [
    [divider[0], low, side * 141],
    [14, low, side * 162],
    [44, low + 0.4, side * 178],
    [86, low + 2, side * 172],
    [112, low + 3.5, side * 158],
  ]
  piece.add('webbing', lie(front), lie(rear), lie(chin))
  piece.add('greyPlastic', stitches(tools, lifted(chin), { length: 2.6, gap: 1.8, radius: 0.35 }))
  piece.add(
    'blackGloss',
    place(ladderLock(tools, 16), move(...divider), ...flat(side > 0 ? 0.3 : Math.PI - 0.3)),
  )
  piece.add(
    'blackGloss',
    place(sideReleaseBuckle(tools, 17), move(122, ground + 4.4, side * 151), ...flat(side > 0 ? -1 : -2.1)),
  )
}
