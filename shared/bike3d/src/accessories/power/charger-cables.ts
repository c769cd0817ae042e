import type { PieceMaker } from '../../piece.ts'
import { move, turnY } from '../../shapes/transforms.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { strap } from '../cloth/straps.ts'
import { addCable, coil } from '../hardware/cables.ts'
import { addChargePlug, addMainsPlug } from './plugs.ts'

/** Adds the charging cable in a coil in front of the brick, and the mains cable to its left. */
export function addCables(tools: Tools, piece: PieceMaker, { size, radius }: { size: V3; radius: number }) {
  const [x, y, z] = size
  const front = z + 74
  const loops = coil({
    centre: [x - 20, radius, front],
    radius: 46,
    turns: 3,
    rise: radius * 5.4,
    from: -1.2,
    stretch: 1.25,
  })
  addCable(
    tools,
    piece,
    [
      [x - 2, y - 4, -16],
      [x + 24, y - 6, -16],
      [x + 62, radius + 3, -8],
      [x + 70, radius, 26],
      [x + 40, radius, front - 62],
      ...loops,
      [x - 76, radius * 3, front - 8],
      [x - 112, radius, front + 12],
      [x - 132, 10.6, front + 18],
    ],
    { radius, along: 220 },
  )
  addChargePlug(tools, piece, move(x - 130, 10.8, front + 17), turnY(Math.PI + 0.24))
  const tie: V3[] = Array.from({ length: 13 }, (_, i) => {
    const angle = (i / 12) * Math.PI * 2
    return [
      x - 20 + 0.4 * i,
      radius * 3.4 + Math.sin(angle) * (radius * 3.6),
      front + 46 + Math.cos(angle) * 8,
    ]
  })
  piece.add('webbing', strap(tools, tie, { width: 16, thickness: 1.6, across: [1, 0, 0], along: 40 }))
  addCable(
    tools,
    piece,
    [
      [-x + 2, y, 8],
      [-x - 26, y - 4, 10],
      [-x - 62, radius + 2, 24],
      [-x - 44, radius, z + 22],
      [-x - 62, radius + 2, front - 56],
      [-x - 82, 7, front - 46],
    ],
    { radius, along: 90 },
  )
  addMainsPlug(tools, piece, move(-x - 84, 7, front - 46), turnY(Math.PI - 0.5))
}
