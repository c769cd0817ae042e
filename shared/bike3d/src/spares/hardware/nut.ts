import { Shape } from 'three'

import type { Piece } from '../../piece.ts'
import { circularHole } from '../../shapes/extrude.ts'
import { move } from '../../shapes/transforms.ts'
import { TURN } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { flatPlate } from '../made.ts'
import { gather, moved } from '../pose.ts'
import { turned } from './washer.ts'

/** Returns a lock nut lying on the ground: a hexagon, and the collar with its ring of blue nylon. */
export function lockNut(tools: Tools, diameter: number): Piece {
  const [bore, flats] = [diameter / 2, diameter * 0.8]
  const shape = new Shape()
  for (let i = 0; i < 6; i++) {
    const angle = ((i + 0.5) / 6) * TURN
    const reach = flats / Math.cos(Math.PI / 6)
    if (i === 0) shape.moveTo(Math.cos(angle) * reach, Math.sin(angle) * reach)
    else shape.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach)
  }
  shape.closePath()
  shape.holes.push(circularHole(0, 0, bore))
  const height = diameter * 0.66
  const body = flatPlate(tools, 'steel', { shape, depth: height, bevel: diameter * 0.07 })
  const collar = turned(
    tools,
    [
      [bore + 0.9, 0],
      [flats * 0.94, 0],
      [flats * 0.94, diameter * 0.2],
      [flats * 0.8, diameter * 0.34],
      [bore + 0.9, diameter * 0.34],
      [bore + 0.9, 0],
    ],
    'steel',
  )
  const nylon = turned(
    tools,
    [
      [bore - 0.3, 0],
      [bore + 1, 0],
      [bore + 1, diameter * 0.32],
      [bore - 0.3, diameter * 0.32],
      [bore - 0.3, 0],
    ],
    'threadLock',
  )
  const up = move(0, height - 0.2, 0)
  return gather(body, moved(collar, up), moved(nylon, up))
}
