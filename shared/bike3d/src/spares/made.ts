import type { BufferGeometry, Shape } from 'three'

import type { MaterialName } from '../materials/material-names.ts'
import { type Piece, startPiece } from '../piece.ts'
import { place, turnX } from '../shapes/transforms.ts'
import type { Tools } from '../tools.ts'
import { laid } from './pose.ts'

/** Returns a piece of one material. */
export function made(material: MaterialName, ...geometries: BufferGeometry[]): Piece {
  const piece = startPiece()
  piece.add(material, ...geometries)
  return piece.done()
}

/** Returns a flat shape as a plate that lies on the ground, `depth` millimetres thick. */
export const flatPlate = (
  tools: Tools,
  material: MaterialName,
  { shape, depth, bevel = 0.4 }: { shape: Shape; depth: number; bevel?: number },
): Piece =>
  laid(made(material, place(tools.extrude(shape, { depth, bevel, curveSteps: 20 }), turnX(-Math.PI / 2))))
