import { type BufferGeometry, ExtrudeGeometry, Path, Shape } from 'three'

import { crease } from './crease.ts'
import { TURN } from './vectors.ts'

export interface ExtrudeOptions {
  /** Thickness along z including both bevels, centred on the shape. */
  depth: number
  bevel?: number
  bevelSteps?: number
  curveSteps?: number
  edge?: number
}

/** Returns a flat shape in the xy plane as a solid. The bevel goes inwards, so the outline is the widest part. */
export function extrude(shape: Shape, options: ExtrudeOptions): BufferGeometry {
  const { depth, bevel = 0, bevelSteps = 2, curveSteps = 12, edge = 32 } = options
  const core = Math.max(depth - bevel * 2, 0.01)
  const geometry = new ExtrudeGeometry(shape, {
    depth: core,
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: bevelSteps,
    curveSegments: curveSteps,
  })
  geometry.translate(0, 0, -core / 2)
  return crease(geometry, edge)
}

export function roundedRectangle(width: number, height: number, radius: number): Shape {
  const shape = new Shape()
  const [x, y, r] = [-width / 2, -height / 2, radius]
  const quarter = Math.PI / 2
  shape.moveTo(x + r, y)
  shape.lineTo(x + width - r, y)
  shape.absarc(x + width - r, y + r, r, -quarter, 0, false)
  shape.lineTo(x + width, y + height - r)
  shape.absarc(x + width - r, y + height - r, r, 0, quarter, false)
  shape.lineTo(x + r, y + height)
  shape.absarc(x + r, y + height - r, r, quarter, quarter * 2, false)
  shape.lineTo(x, y + r)
  shape.absarc(x + r, y + r, r, quarter * 2, quarter * 3, false)
  return shape
}

export function circularHole(x: number, y: number, radius: number): Path {
  const path = new Path()
  path.absarc(x, y, radius, 0, TURN, true)
  return path
}

interface BoxOptions {
  width: number
  height: number
  depth: number
  /** Radius of the corners seen from z. */
  radius: number
  /** Radius of the edges towards z; by default slightly less than the corners'. */
  bevel?: number
  bevelSteps?: number
  curveSteps?: number
}

/** Returns a box with rounded corners and edges at the origin: width along x, height along y, depth along z. */
export function box({ width, height, depth, radius, bevel = radius * 0.6, ...steps }: BoxOptions) {
  const smallest = Math.min(width, height) / 2
  return extrude(roundedRectangle(width, height, Math.min(radius, smallest - 0.01)), {
    depth,
    bevel: Math.min(bevel, depth / 2 - 0.05, smallest - 0.05),
    bevelSteps: steps.bevelSteps ?? 4,
    curveSteps: steps.curveSteps ?? 8,
    edge: 40,
  })
}
